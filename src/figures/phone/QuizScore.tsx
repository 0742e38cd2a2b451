import { quizAnswers as answers } from '../../content/app.ts';
import { strokesOf } from '../strokes/geometry.ts';
import { Strokes } from '../strokes/Strokes.tsx';
import styles from './QuizScore.module.css';

const strokes = strokesOf(
  answers.length,
  (index) => (answers[index] ? 1 : 0.35),
  (index) => (answers[index] ? 'ink' : 'quiet'),
);

interface QuizScoreProps {
  score: string;
  text: string;
}

/** The result of the quiz: right answers, and a stroke a question, short where it was wrong. */
export function QuizScore({ score, text }: QuizScoreProps) {
  return (
    <>
      <p className={styles.score}>{score}</p>
      <p>{text}</p>
      <Strokes strokes={strokes} slots={10} className={styles.marks} />
    </>
  );
}
