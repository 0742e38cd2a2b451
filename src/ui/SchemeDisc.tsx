interface SchemeDiscProps {
  scheme: 'auto' | 'light' | 'dark';
}

/** A disc for a colour scheme: half filled for the system's, empty for light, full for dark. */
export function SchemeDisc({ scheme }: SchemeDiscProps) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="8"
        fill={scheme === 'dark' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
      />
      {scheme === 'auto' && <path d="M10 2a8 8 0 0 1 0 16z" fill="currentColor" />}
    </svg>
  );
}
