/**
 * Hydrates the page, and keeps what a visitor does until then, also where React re-renders the page, as
 * it does where a password manager, a translator or an extension has changed it.
 */
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type ReadyEvent, readyEvent } from '../site/start.ts';

/** What a visitor may have written in, opened, focused or pressed. */
const usable = 'a, button, details, form, input, select, summary, textarea';

/** Any of those: what an element does not have is `undefined`. */
type Usable = HTMLInputElement & HTMLDetailsElement;

const haveSame = (names: readonly string[], one: Element, other: Element) =>
  names.filter((name) => one.getAttribute(name) === other.getAttribute(name)).length;

/**
 * How much an element is like one of another rendering, less than 0 where it is none of its kind: an
 * extension may have changed some of it, and ids of `useId` differ. A question that the chat suggests is
 * none of the others.
 */
const likeness = (was: Element, now: Element) =>
  was.localName === now.localName && haveSame(['type', 'data-answer'], was, now) === 2
    ? haveSame(['id', 'name', 'class'], was, now)
    : -1;

/** Such a control has a value, `on`, that no visitor has written. */
const isTicked = ({ type }: Usable) => type === 'checkbox' || type === 'radio';

/** Whether something may have been written or chosen. */
const isChanged = (element: Usable) =>
  isTicked(element)
    ? element.checked !== element.defaultChecked
    : (element.value ?? '') !== (element.defaultValue ?? '');

/** Whether it is a choice, of which the application hears by events alone: of radio buttons, the one. */
const isChosen = (element: Usable) =>
  isChanged(element) &&
  (element.type === 'range' ||
    (isTicked(element) && (element.checked || element.type !== 'radio')));

/** Tells the application of a choice. */
function announce(choice: Usable, value: string): void {
  if (choice.type === 'range') {
    // React takes for news what was not set through the element itself.
    choice.value = choice.defaultValue;
    Reflect.set(HTMLInputElement.prototype, 'value', value, choice);
    choice.dispatchEvent(new Event('input', { bubbles: true }));
  } else {
    choice.checked = choice.defaultChecked;
    choice.click();
  }
}

/**
 * @param render draws the page: what it is given first stands before all else, what it is given then
 *   is called once the page answers to clicks and keys
 */
export function hydrate(
  root: HTMLElement,
  render: (first: ReactNode, onReady: () => void) => ReactNode,
): void {
  const find = () => [...root.querySelectorAll<Usable>(usable)];
  const early = find();
  const successors = new Map<Element, Usable>();
  const current = (element: Element) =>
    element.isConnected ? (element as Usable) : successors.get(element);
  let choices: [choice: Usable | undefined, value: string][] = [];

  function restore(focused: Element | null): void {
    const gone = early.filter((element) => !element.isConnected);
    const left = gone.length > 0 ? find().filter((element) => !early.includes(element)) : [];
    // The surest first, and those that are alike in their order.
    for (let least = 3; least >= 0; least -= 1) {
      for (const was of gone) {
        if (successors.has(was)) continue;
        const index = left.findIndex((now) => likeness(was, now) >= least);
        if (index >= 0) successors.set(was, left.splice(index, 1)[0]!);
      }
    }
    for (const was of gone) {
      const now = successors.get(was);
      if (!now) continue;
      if (was.open !== now.open) now.open = was.open;
      if (isChanged(was)) Object.assign(now, { value: was.value, checked: was.checked });
      if (was !== focused) continue;
      now.focus({ preventScroll: true });
      // Fields of some types have no selection.
      if (was.selectionEnd !== null) now.setSelectionRange?.(was.selectionStart, was.selectionEnd);
    }
    choices = early.filter(isChosen).map((was) => [current(was), was.value]);
  }

  /** Its effect runs before all others, which go by what fields hold. */
  function RestoreEarlyInput(): null {
    // While it renders: by the time of the effect, what is re-rendered has no focus any more.
    const [focused] = useState(() => document.activeElement);
    useLayoutEffect(() => restore(focused), [focused]);
    return null;
  }

  const handleReady = () => {
    for (const [choice, value] of choices) {
      if (choice) announce(choice, value);
    }
    document.dispatchEvent(new CustomEvent(readyEvent, { detail: current }) satisfies ReadyEvent);
  };

  // In a transition React pauses for input, where it would otherwise hydrate in one long task.
  startTransition(() => {
    hydrateRoot(root, render(<RestoreEarlyInput />, handleReady));
  });
}
