import { Article } from '../features/article/Article.tsx';
import { Matrix } from '../features/article/matrix/Matrix.tsx';

/** The article on AI agents, whose two questions make a matrix. */
export default function AiAgentsInTheWorkplace() {
  return <Article id="ai-agents-in-the-workplace" parts={{ matrix: Matrix }} />;
}
