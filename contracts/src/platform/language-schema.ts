import * as z from '@shortlist/contracts/z';
import { languages } from './languages';

export const languageSchema = z.enum(languages.map(({ code }) => code));

/** `language` in a request body takes precedence over `Accept-Language`. An unknown value counts as absent. */
export const optionalLanguageSchema = languageSchema.optional().catch(undefined);
