import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SchemeDisc } from '../../ui/SchemeDisc.tsx';
import { LazyTooltip } from '../../ui/tooltip/LazyTooltip.tsx';
import { schemeAfter, useColorScheme } from './colorScheme.ts';
import styles from './ColorSchemeButton.module.css';

interface ColorSchemeButtonProps {
  className?: string | undefined;
  /** Whether the scheme's name is to be seen, not only its picture. */
  showsName: boolean;
}

/** Goes through the three schemes, from the system's to the one that is not seen. */
export function ColorSchemeButton({ className, showsName }: ColorSchemeButtonProps) {
  const { t } = useTranslation();
  const [colorScheme, setColorScheme] = useColorScheme();
  const name = t('colorScheme.current', { scheme: t(`colorScheme.${colorScheme}`) });
  const button = (
    <UnstyledButton className={className} onClick={() => setColorScheme(schemeAfter(colorScheme))}>
      <span className={styles.inner}>
        <SchemeDisc scheme={colorScheme} />
        {showsName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
      </span>
    </UnstyledButton>
  );
  return showsName ? button : <LazyTooltip label={name}>{button}</LazyTooltip>;
}
