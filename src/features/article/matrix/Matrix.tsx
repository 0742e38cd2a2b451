import { useTranslation } from 'react-i18next';
import typography from '../../../ui/typography.module.css';
import styles from './Matrix.module.css';
import { parseCell } from '../text/parseBody.ts';

interface MatrixProps {
  /** The section it stands in. */
  section: string;
  /** Its cells, as the article's words have them. */
  items: readonly string[];
}

/**
 * Two questions and what they come to, four cells in two rows. Of what falls in them one is chosen,
 * and its cell answers: by the style sheet alone, and to screen readers as the choice's description.
 */
export function Matrix({ section, items }: MatrixProps) {
  const { t } = useTranslation('article');
  const cells = items.map(parseCell);
  // One of each cell in turn: sorted, they would tell what is asked.
  const cases = [0, 1].flatMap((round) =>
    [0, 3, 2, 1].map((cell) => ({ cell, text: cells[cell]!.cases[round]! })),
  );
  return (
    <div className={styles.matrix} data-chat-skip="">
      <fieldset>
        <legend className={typography.label}>{t('matrix.pick')}</legend>
        {cases.map(({ cell, text }, index) => (
          <label key={text}>
            <input
              type="radio"
              name={section}
              defaultChecked={index === 0}
              aria-describedby={`${section}-${cell}`}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <table>
        <tbody>
          <tr>
            <td />
            {cells.slice(0, 2).map(({ column }) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
          {[0, 2].map((first) => (
            <tr key={first}>
              <th scope="row">{cells[first]!.row}</th>
              {cells.slice(first, first + 2).map(({ verdict, text }, index) => (
                <td key={verdict} id={`${section}-${first + index}`}>
                  <strong className={typography.heading}>{verdict}</strong> {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
