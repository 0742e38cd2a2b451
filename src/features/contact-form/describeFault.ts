import type { TFunction } from 'i18next';
import { contactLimits } from '../../../supabase/functions/_shared/contract.ts';
import type { Fault } from './checkFields.ts';
import type { ContactField } from './contactFields.ts';

/** @returns what is wrong with a field, in the visitor's language */
export function describeFault(
  t: TFunction<'contact-form'>,
  name: ContactField,
  fault: Fault,
): string {
  switch (fault) {
    case 'missing':
      // The company is the one field that is never missing.
      return t(`faults.missing.${name as Exclude<ContactField, 'company'>}`);
    case 'malformed':
      return t('faults.malformed');
    case 'tooLong':
      return t('faults.tooLong', { limit: contactLimits[name] });
  }
}
