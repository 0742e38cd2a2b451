import type { ReactNode } from 'react';
import { PageLink } from '../../i18n/PageLink.tsx';
import type { PageId } from '../../site/routes.ts';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Offer.module.css';

interface OfferProps {
  id: string;
  page: PageId;
  tone: 'paper' | 'shade' | 'spruce';
  title: string;
  text: string;
  /** The whole price; its number in `strong`, its unit in `small`, the words before in `span`. */
  price: ReactNode;
  strokes: readonly Stroke[];
  /** What one stroke is. */
  caption: string;
  link: ReactNode;
}

/** The rows' strokes stand at one pitch, a month's days apart. */
const slots = 30;

/** One programme: its price and what it is. The whole row is the link to its page. */
export function Offer({ id, page, tone, title, text, price, strokes, caption, link }: OfferProps) {
  return (
    <Band id={id} tone={tone} className={styles.row}>
      <article className={layout.columns}>
        <div className={styles.text}>
          <h2 className={roles.heading}>{title}</h2>
          <p>{text}</p>
          <PageLink to={page} className={`${roles.more} ${styles.link}`}>
            <span>{link}</span>
          </PageLink>
        </div>
        <div className={styles.cost}>
          <p className={styles.price}>{price}</p>
          <figure>
            <Strokes strokes={strokes} slots={slots} motion="reveal" className={styles.strokes} />
            <figcaption className={roles.caption}>{caption}</figcaption>
          </figure>
        </div>
      </article>
    </Band>
  );
}
