import type { MouseEvent } from 'react';

/** @returns whether a press was a finger's: focus in a field would then bring up the keyboard */
export function isByTouch({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
}
