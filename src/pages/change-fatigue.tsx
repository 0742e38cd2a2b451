import { Article } from '../features/article/Article.tsx';

/** The article on change fatigue. */
export default function ChangeFatigue() {
  return <Article id="change-fatigue" />;
}
