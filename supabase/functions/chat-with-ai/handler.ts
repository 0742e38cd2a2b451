/** `chat-with-ai`: answers a visitor's question from the site's own text, which the build writes. */
import siteText from '../_shared/site-text.generated.json' with { type: 'json' };
import { createChatHandler } from './chatHandler.ts';

export const handler = createChatHandler(siteText);
