import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

const scrollIntoView = vi.fn();

beforeEach(() => {
  // jsdom has no layout and therefore does not scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
  window.scrollBy = vi.fn();
});

afterEach(() => {
  scrollIntoView.mockReset();
  window.history.replaceState(null, '', '/faq');
});

function renderQuestions(): void {
  render(
    <>
      <Disclosure id="price" name="faq" summary="What does it cost?">
        From 500 EUR
      </Disclosure>
      <Disclosure id="app" name="faq" summary="Is there an app?">
        Yes
      </Disclosure>
    </>,
  );
}

const isOpen = (question: string) => screen.getByText(question).closest('details')!.open;

test('is closed at first, with what it holds in the document', () => {
  renderQuestions();
  expect(isOpen('What does it cost?')).toBe(false);
  expect(screen.getByText('From 500 EUR')).toBeDefined();
});

test('is open where the address points at it, and stays where it stood', () => {
  // The one that closes was above it.
  vi.spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValueOnce(new DOMRect(0, 400))
    .mockReturnValueOnce(new DOMRect(0, 100));
  window.history.replaceState(null, '', '/faq#price');
  renderQuestions();
  expect(isOpen('What does it cost?')).toBe(true);
  expect(isOpen('Is there an app?')).toBe(false);
  expect(window.scrollBy).toHaveBeenCalledExactlyOnceWith(0, -300);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('opens and comes into view when the address begins to point at it', () => {
  renderQuestions();
  act(() => {
    window.history.replaceState(null, '', '/faq#app');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(isOpen('Is there an app?')).toBe(true);
  expect(isOpen('What does it cost?')).toBe(false);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('stays as it is where Back leads to an entry of the application', () => {
  renderQuestions();
  act(() => {
    window.history.replaceState({ idx: 1 }, '', '/faq#app');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(isOpen('Is there an app?')).toBe(false);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('is found by an address that is encoded, and not troubled by a malformed one', () => {
  window.history.replaceState(null, '', '/faq#%61pp');
  renderQuestions();
  expect(isOpen('Is there an app?')).toBe(true);
  cleanup();
  window.history.replaceState(null, '', '/faq#%E0%A4%A');
  renderQuestions();
  expect(isOpen('Is there an app?')).toBe(false);
});
