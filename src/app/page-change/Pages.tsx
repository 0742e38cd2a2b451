import {
  Activity,
  Fragment,
  memo,
  type Ref,
  startTransition,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import type { Place } from '../../site/paths.ts';
import type { PageId } from '../../site/routes.ts';
import type { Page, PageStore } from '../pageStore.ts';

/** Draws a loaded page out of sight, a little at a time. */
export type Prepare = (place: Place) => void;

/** Milliseconds in which a page that was asked for is painted, on a slow machine, too. */
const untilShown = 300;

interface PagesProps {
  /** The page that is shown. */
  place: Place;
  store: PageStore;
  ref: Ref<Prepare>;
}

/**
 * The page that is shown and, hidden beside it, the one that a visitor is pointing at or has come from: by
 * the time she presses the link it stands there, and only has to be laid out.
 */
export function Pages({ place, store, ref }: PagesProps) {
  const [next, setNext] = useState<Place>();
  const prepare: Prepare = (wanted) => startTransition(() => setNext(wanted));
  useImperativeHandle(ref, () => prepare, []);
  // The page that was left is the likeliest to be shown next, by Back.
  useEffect(() => () => void setTimeout(prepare, untilShown, place), [place]);

  // React brings what an Activity holds to life after the rest; the first page is not to wait.
  const [first, setFirst] = useState<PageId | undefined>(place.route.id);
  if (first && first !== place.route.id) setFirst(undefined);

  // Another language is the same page with other words, and another frame is drawn elsewhere.
  const isBeside =
    next?.language === place.language &&
    next.route.id !== place.route.id &&
    next.route.frame === place.route.frame;
  return [place, ...(isBeside ? [next] : [])].map((each) => {
    const { id } = each.route;
    const page = store.peek(each);
    if (!page) return null;
    // By its id: two pages of one file are two pages.
    const content = <Content key={id} id={id} Component={page.Component} />;
    if (id === first) return <Fragment key={id}>{content}</Fragment>;
    return (
      <Activity key={id} mode={each === place ? 'visible' : 'hidden'}>
        {content}
      </Activity>
    );
  });
}

interface ContentProps extends Pick<Page, 'Component'> {
  id: PageId;
}

/** Left as it is while another page is drawn beside it. */
const Content = memo(({ id, Component }: ContentProps) => <Component id={id} />);
