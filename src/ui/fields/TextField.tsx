import { InputBase, type InputBaseProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './TextField.module.css';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'maxLength' | 'readOnly' | 'type'
> {
  /** Also the id of its error, with `-error`; links may point at it. */
  id: string;
  name: string;
  label: string;
  required?: boolean;
  /** What is wrong with the value; read out with the field. */
  error?: InputBaseProps['error'];
  /** A text of several lines instead of one. */
  multiline?: boolean;
  className?: string | undefined;
}

/** A field for text, uncontrolled, so that what is typed before the application is ready stays. */
export function TextField({ multiline, className, ...rest }: TextFieldProps) {
  return (
    <InputBase
      {...rest}
      {...(multiline ? { component: 'textarea', rows: 6 } : { component: 'input' })}
      unstyled
      className={className}
      classNames={{
        root: styles.field!,
        label: styles.label!,
        input: styles.input!,
        error: styles.error!,
      }}
    />
  );
}
