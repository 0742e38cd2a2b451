import type { ComponentProps } from 'react';
import '../styles/further-fonts.css';
import styles from './TextField.module.css';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'readOnly' | 'required'
> {
  /** Also the id of its error, with `-error`; links may point at it. */
  id: string;
  /** Without one its value stays in the page, whatever becomes of the form. */
  name?: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** A text of several lines instead of one. */
  multiline?: boolean;
  /** What is wrong with the value; read out with the field. */
  error?: string | undefined;
  className?: string | undefined;
}

/** A field for text, uncontrolled, so that what is typed before the application is ready stays. */
export function TextField({
  label,
  type = 'text',
  multiline,
  error,
  className,
  ...rest
}: TextFieldProps) {
  const errorId = `${rest.id}-error`;
  const control = {
    ...rest,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={rest.id}>
        {label}
        {rest.required && <span aria-hidden> *</span>}
      </label>
      {multiline ? <textarea rows={6} {...control} /> : <input type={type} {...control} />}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
