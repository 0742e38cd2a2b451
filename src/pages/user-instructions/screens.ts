import type { ComponentType } from 'react';
import type { StepId } from './categories.ts';
import { Article } from './screens/Article.tsx';
import { Invitation } from './screens/Invitation.tsx';
import { MentorAnswer } from './screens/mentor/MentorAnswer.tsx';
import { MentorQuestion } from './screens/mentor/MentorQuestion.tsx';
import { MentorRemark } from './screens/mentor/MentorRemark.tsx';
import { ModuleOverview } from './screens/ModuleOverview.tsx';
import { Modules } from './screens/Modules.tsx';
import { Profile } from './screens/Profile.tsx';
import { Programmes } from './screens/Programmes.tsx';
import { QuizQuestion } from './screens/QuizQuestion.tsx';
import { QuizResults } from './screens/QuizResults.tsx';
import { SessionIntro } from './screens/SessionIntro.tsx';
import { SwipeToExercise } from './screens/SwipeToExercise.tsx';
import { SwipeToQuiz } from './screens/SwipeToQuiz.tsx';
import { SwipeToResults } from './screens/SwipeToResults.tsx';
import { VideoLesson } from './screens/VideoLesson.tsx';

/**
 * The screen each step is done on. All of them show one and the same session, at the point the step
 * has reached, and one thing in ember: the thing to press.
 */
export const screens: Record<StepId, ComponentType> = {
  invitation: Invitation,
  programme: Programmes,
  module: Modules,
  session: ModuleOverview,
  intro: SessionIntro,
  video: VideoLesson,
  article: Article,
  exercise: SwipeToExercise,
  quizIntro: SwipeToQuiz,
  results: SwipeToResults,
  quiz: QuizQuestion,
  outcome: QuizResults,
  profile: Profile,
  question: MentorQuestion,
  answer: MentorAnswer,
  remark: MentorRemark,
};
