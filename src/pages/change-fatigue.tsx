import { Article } from '../features/article/Article.tsx';
import { Sheet } from '../features/article/sheet/Sheet.tsx';

/** The article on change fatigue, whose ledger can be filled in. */
export default function ChangeFatigue() {
  return <Article id="change-fatigue" parts={{ fields: Sheet }} />;
}
