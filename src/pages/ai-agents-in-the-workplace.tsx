import { Article } from '../features/article/Article.tsx';

/** The article on AI agents at work. */
export default function AiAgentsInTheWorkplace() {
  return <Article id="ai-agents-in-the-workplace" />;
}
