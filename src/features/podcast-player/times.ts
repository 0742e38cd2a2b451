/** Times of an episode, as a player shows them and as one says them. */

/** @returns a time as a player shows it: `1:05` */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** @returns a time as it is said in a language: `1 minute 5 seconds` */
export function spokenTime(seconds: number, language: string): string {
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  const parts = [
    ...(minutes > 0 ? [say(minutes, 'minute')] : []),
    ...(whole % 60 > 0 || minutes === 0 ? [say(whole % 60, 'second')] : []),
  ];
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(parts);

  function say(count: number, unit: 'minute' | 'second'): string {
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
      count,
    );
  }
}
