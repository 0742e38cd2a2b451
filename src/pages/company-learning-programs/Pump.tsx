interface PumpProps {
  className?: string | undefined;
}

/** The pump in its pipe, and its heating cable, which is not plugged in, from above. Decoration beside words. */
export function Pump({ className }: PumpProps) {
  return (
    <svg
      className={className}
      viewBox="0 -3 420 98"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="M-200 28H120M220 28H620M-200 56H120M220 56H620M120 20h12v44h-12zM208 20h12v44h-12zM130 28a42 42 0 0 1 80 0M130 56a42 42 0 0 0 80 0M152 42a18 18 0 1 0 36 0 18 18 0 1 0-36 0zM-200 78H0q10-14 20 0t20 0 20 0 20 0 20 0H288m0-8h14v16h-14zm14 4h8m-8 8h8M336 66h24v24h-24z" />
    </svg>
  );
}
