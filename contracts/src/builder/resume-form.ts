import * as z from '@shortlist/contracts/z';
import {
  educationSchema,
  experienceSchema,
  personalInfoSchema,
  projectSchema,
  resumeContentSchema,
} from './document-content';

const requiredLine = (key: string) => z.string({ error: key }).trim().min(1, key).max(200, 'too_long');
const optionalUrl = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'url_invalid' }).max(500, 'too_long'),
]);

/** A resume as validated on save. */
export const resumeFormSchema = resumeContentSchema.extend({
  personalInfo: personalInfoSchema.extend({
    firstName: requiredLine('first_name_required'),
    lastName: requiredLine('last_name_required'),
    email: z
      .string({ error: 'email_required' })
      .trim()
      .max(200, 'too_long')
      .pipe(z.email({ error: 'email_required' })),
    phone: requiredLine('phone_required'),
    location: requiredLine('location_required'),
    website: optionalUrl.default(''),
    linkedin: optionalUrl.default(''),
  }),
  experience: z
    .array(
      experienceSchema.extend({
        company: requiredLine('company_required'),
        position: requiredLine('position_required'),
        startDate: requiredLine('start_date_required'),
      }),
    )
    .max(60)
    .default([]),
  education: z
    .array(
      educationSchema
        .extend({
          institution: requiredLine('institution_required'),
          degree: requiredLine('degree_required'),
          field: requiredLine('field_required'),
          startDate: educationSchema.shape.startDate.default(''),
        })
        // Many people give only their graduation year.
        .refine(({ startDate, endDate }) => `${startDate}${endDate}`.trim() !== '', {
          error: 'start_date_required',
          path: ['startDate'],
        }),
    )
    .max(30)
    .default([]),
  projects: z
    .array(
      projectSchema.extend({
        name: requiredLine('project_name_required'),
        description: z
          .string({ error: 'description_required' })
          .trim()
          .min(1, 'description_required')
          .max(4_000, 'too_long'),
        url: optionalUrl.default(''),
        github: optionalUrl.default(''),
      }),
    )
    .max(30)
    .default([]),
});
