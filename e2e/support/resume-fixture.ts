import type { Page } from '@playwright/test';

export const resumeFixture = {
  title: 'Emergency nurse',
  targetJobTitle: 'Registered Nurse, Emergency',
  targetIndustry: 'Healthcare',
  personalInfo: {
    firstName: 'Ines',
    lastName: 'Halvorsen',
    email: 'ines@example.com',
    phone: '+1 206 555 0148',
    location: 'Tacoma, WA',
    summary: 'Emergency nurse with eight years on a range of wards, known for calm triage and clear records.',
    website: '',
    linkedin: '',
    headline: 'Registered Nurse, Emergency',
  },
  experience: [
    {
      company: 'Orrin Bay Hospital',
      position: 'Registered Nurse, Emergency',
      startDate: '03/2020',
      current: true,
      achievements: [
        'Lead triage for up to 90 arrivals a shift; cut median door-to-nurse time from 14 to 6 minutes.',
        'Responsible for assigning nurses as charge nurse on night shifts.',
      ],
    },
    {
      company: 'Tallis Street Clinic',
      position: 'Staff Nurse, Urgent Care',
      startDate: '06/2017',
      endDate: '02/2020',
      achievements: [
        'Gave infusions and wound care to walk-in patients.',
        'Trained 9 new nurses in infection control.',
      ],
    },
  ],
  education: [
    {
      institution: 'Halden State University',
      degree: 'Bachelor of Science',
      field: 'Nursing',
      startDate: '09/2013',
      endDate: '05/2017',
    },
  ],
  skills: ['Triage', 'ACLS', 'Electronic health records', 'Wound care', 'Patient education'],
};

/** The resume contains some terms of this job posting. */
export const jobPosting =
  'Registered Nurse, Emergency. You will lead triage on arrival and give patient education before discharge. ' +
  'ACLS and IV therapy are required. Telehealth follow-up is a plus.';

export async function createResume(page: Page): Promise<string> {
  const response = await page.request.post('/api/resumes', { data: resumeFixture });
  return ((await response.json()) as { id: string }).id;
}

/** `current` is the draft, or the resume itself if there is no draft. */
export async function fetchResume(page: Page, id: string) {
  const stored = (await (await page.request.get(`/api/resumes/${id}`)).json()) as typeof resumeFixture & {
    draft: typeof resumeFixture | null;
    version: number;
  };
  return { ...stored, current: stored.draft ?? stored };
}
