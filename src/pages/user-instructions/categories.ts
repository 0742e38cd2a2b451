/**
 * The chapters of the user instructions, in the order someone new to the app needs them. An id is
 * an address, `/user-instructions#swiping`, and therefore stays; each step has a screen of its own.
 */
export const categories = [
  { id: 'getting-started', steps: ['invitation', 'programme', 'module'] },
  { id: 'starting-a-session', steps: ['session', 'intro'], note: 'length' },
  { id: 'video-to-article', steps: ['video', 'article'], note: 'choice' },
  { id: 'swiping', steps: ['exercise', 'quizIntro', 'results'] },
  { id: 'completing-a-session', steps: ['quiz', 'outcome', 'profile'] },
  { id: 'ai-mentor', steps: ['question', 'answer', 'remark'] },
] as const;

export type InstructionCategory = (typeof categories)[number];
export type StepId = InstructionCategory['steps'][number];
