import { strokesOf } from '../strokes/geometry.ts';
import { Strokes } from '../strokes/Strokes.tsx';
import styles from './QuizScore.module.css';

interface QuizScoreProps {
  /** Which answers were right, question by question. */
  marks: readonly boolean[];
  score: string;
  text: string;
}

/** The result of the quiz: right answers, and a stroke a question, short where it was wrong. */
export function QuizScore({ marks, score, text }: QuizScoreProps) {
  return (
    <>
      <p className={styles.score}>{score}</p>
      <p>{text}</p>
      <Strokes
        strokes={strokesOf(
          marks.length,
          (index) => (marks[index] ? 1 : 0.35),
          (index) => (marks[index] ? 'ink' : 'quiet'),
        )}
        slots={10}
        className={styles.marks}
      />
    </>
  );
}
