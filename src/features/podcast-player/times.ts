/** Times of an episode, as a player shows them and as one says them. */

/** @returns a time as a player shows it: `1:05` */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** @returns says a time in a language: `1 minute 5 seconds`. To be kept: its formats take long to make */
export function spokenTimes(language: string): (seconds: number) => string {
  const [inMinutes, inSeconds] = (['minute', 'second'] as const).map(
    (unit) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
  );
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'narrow' });
  return (seconds) => {
    const whole = Math.floor(seconds);
    const minutes = Math.floor(whole / 60);
    return list.format([
      ...(minutes > 0 ? [inMinutes!.format(minutes)] : []),
      ...(whole % 60 > 0 || minutes === 0 ? [inSeconds!.format(whole % 60)] : []),
    ]);
  };
}
