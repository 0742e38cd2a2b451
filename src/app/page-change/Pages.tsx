import {
  Activity,
  Component,
  Fragment,
  memo,
  type ReactNode,
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
 * The page that is shown and, hidden beside it, the one that a visitor is pointing at: by the time she
 * presses the link it stands there, and only has to be laid out. Where nothing is pointed at, that is
 * the page she came from, drawn anew for Back.
 */
export function Pages({ place, store, ref }: PagesProps) {
  const [next, setNext] = useState<Place>();
  useImperativeHandle(ref, () => (wanted) => startTransition(() => setNext(wanted)), []);
  useEffect(() => {
    const left = () => startTransition(() => setNext((pointedAt) => pointedAt ?? place));
    return () => void setTimeout(left, untilShown);
  }, [place]);

  // Hidden later, it would live on out of sight with all that was done on it.
  if (next?.route.id === place.route.id) setNext(undefined);

  // React brings what an Activity holds to life after the rest; the first page is not to wait.
  const [first, setFirst] = useState<PageId | undefined>(place.route.id);
  if (first && first !== place.route.id) setFirst(undefined);

  return [place, ...(next && isDrawnAhead(next, place) ? [next] : [])].map((each) => {
    const { id } = each.route;
    const page = store.peek(each);
    if (!page) return null;
    // By its id: two pages of one file are two pages.
    const content = <Content key={id} id={id} Page={page.Component} />;
    if (id === first) return <Fragment key={id}>{content}</Fragment>;
    const isHidden = each !== place;
    return (
      <Activity key={id} mode={isHidden ? 'hidden' : 'visible'}>
        <Unseen isHidden={isHidden}>{content}</Unseen>
      </Activity>
    );
  });
}

/** What does not go by what it finds when it is drawn, and asks no stranger for its content. */
const still = ['article', 'contact-form', 'session'];

/**
 * Other features are drawn when they are shown. Another language is the same page with other words, and
 * another frame is drawn elsewhere.
 */
function isDrawnAhead({ language, route }: Place, shown: Place): boolean {
  const isStill = route.features?.every((feature) => still.includes(feature)) ?? true;
  const isBeside = route.id !== shown.route.id && route.frame === shown.route.frame;
  return isStill && isBeside && language === shown.language;
}

interface UnseenProps {
  isHidden: boolean;
  children: ReactNode;
}

/** A page that falls over while nobody sees it does so again, for all to see, once it is shown. */
class Unseen extends Component<UnseenProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed && this.props.isHidden ? null : this.props.children;
  }
}

interface ContentProps {
  id: PageId;
  Page: Page['Component'];
}

/** Left as it is while another page is drawn beside it. */
const Content = memo(({ id, Page: Shown }: ContentProps) => <Shown id={id} />);
