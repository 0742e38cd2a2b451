/** `chat-with-ai`: answers a visitor's question from the site's own text, which the build indexes. */
import { createChatHandler } from './chatHandler.ts';
import * as site from './site/languages.generated.js';

export const handler = createChatHandler(site);
