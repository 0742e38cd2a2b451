/** The chat of the model's tests, to be run by Deno. */
import { createModelChat } from './modelChat.ts';

const chat = createModelChat();

Deno.serve((request) => chat(request));
