import { useMantineColorScheme } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { colorSchemes } from '../site/colorScheme.ts';
import { SchemeDisc } from '../ui/SchemeDisc.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ColorSchemeButton.module.css';

interface ColorSchemeButtonProps {
  className?: string | undefined;
  /** Whether the scheme's name is to be seen, not only its picture. */
  showsName: boolean;
}

/** Goes through the three schemes: the system's, light, dark. */
export function ColorSchemeButton({ className, showsName }: ColorSchemeButtonProps) {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The prerendered page does not know the choice; it says the system's, as for a first visit.
  const current = useMounted() ? colorScheme : 'auto';
  const next = colorSchemes[(colorSchemes.indexOf(current) + 1) % colorSchemes.length]!;
  const name = t('colorScheme.current', { scheme: t(`colorScheme.${current}`) });
  return (
    <button type="button" className={className} onClick={() => setColorScheme(next)}>
      <span className={styles.inner}>
        <SchemeDisc scheme={current} />
        {showsName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
      </span>
    </button>
  );
}
