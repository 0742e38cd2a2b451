/** The contact form's function with another time for delivery, to be run by Deno. */
import process from 'node:process';
import { createContactHandler } from '../../../supabase/functions/send-contact-email/handler.ts';

const handler = createContactHandler(Number(process.env['DELIVERY_MILLISECONDS']));

Deno.serve((request) => handler(request));
