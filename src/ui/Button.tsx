import type { ComponentPropsWithoutRef, ElementType } from 'react';
import styles from './button.module.css';

type ButtonProps<Component extends ElementType> = {
  /** What it is: a button, or a link that looks like one. */
  component?: Component;
  /** `filled` asks for the one thing the page is about. */
  variant?: 'default' | 'filled';
} & Omit<ComponentPropsWithoutRef<Component>, 'component' | 'variant'>;

/**
 * A button. Mantine's own stands for 8 kB on the way to the first page, for transitions, loaders
 * and sizes that this site has no use for.
 */
export function Button<Component extends ElementType = 'button'>({
  component,
  variant = 'default',
  className,
  ...props
}: ButtonProps<Component>) {
  const Root: ElementType = component ?? 'button';
  return (
    <Root
      type={component ? undefined : 'button'}
      {...props}
      className={[styles[variant === 'filled' ? 'filled' : 'outlined'], className]
        .filter(Boolean)
        .join(' ')}
      data-variant={variant}
    />
  );
}
