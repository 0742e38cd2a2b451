import { useTranslation } from 'react-i18next';
import { colorSchemes } from '../../site/colorScheme.ts';
import { SchemeDisc } from '../../ui/SchemeDisc.tsx';
import { LazyTooltip } from '../../ui/tooltip/LazyTooltip.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useColorScheme } from './colorScheme.ts';
import styles from './ColorSchemeButton.module.css';

interface ColorSchemeButtonProps {
  className?: string | undefined;
  /** Whether the scheme's name is to be seen, not only its picture. */
  showsName: boolean;
}

/** Goes through the three schemes: the system's, light, dark. */
export function ColorSchemeButton({ className, showsName }: ColorSchemeButtonProps) {
  const { t } = useTranslation();
  const [colorScheme, setColorScheme] = useColorScheme();
  const next = colorSchemes[(colorSchemes.indexOf(colorScheme) + 1) % colorSchemes.length]!;
  const name = t('colorScheme.current', { scheme: t(`colorScheme.${colorScheme}`) });
  const button = (
    <button type="button" className={className} onClick={() => setColorScheme(next)}>
      <span className={styles.inner}>
        <SchemeDisc scheme={colorScheme} />
        {showsName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
      </span>
    </button>
  );
  return showsName ? button : <LazyTooltip label={name}>{button}</LazyTooltip>;
}
