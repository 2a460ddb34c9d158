import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Matters without names: their size, the side and how they ended.',
  skills: ['Contract drafting', 'Litigation', 'Risk assessment'],
  resume: createResume({
    personalInfo: {
      firstName: 'Aisling',
      lastName: 'Byrne',
      headline: 'Lawyer',
      email: 'aisling.byrne@example.com',
      phone: '+1 (202) 555-0128',
      location: 'Washington, DC',
      linkedin: '',
      website: 'https://aislingbyrne.example/',
      summary:
        'Lawyer for commercial contracts and disputes, fifteen years at the bar, six of them in-house. Legal advice on one page, with the risk in dollars. I settle what can be settled and prepare the rest for trial.',
    },
    experience: [
      createExperience(
        'Senior Counsel',
        'Potomac Grid Services',
        'Washington, DC',
        ['09/2020'],
        [
          'Advise 9 departments and lead a team of 4 lawyers and two paralegals.',
          'Rebuilt contract drafting around 12 model contracts; a signature takes 9 days instead of 23.',
          'Closed 31 of 38 disputes by negotiation, at 40% of the amount claimed.',
          'Led due diligence for two purchases of $60 million and $115 million.',
          'Introduced risk assessment by three questions and cut outside fees by $900,000 a year.',
        ],
      ),
      createExperience(
        'Associate, later Senior Associate',
        'Merrow Stanhope',
        'Washington, DC',
        ['09/2012', '08/2020'],
        [
          'Handled litigation in 44 cases, 17 of them to judgment.',
          'Argued 60 motions; court advocacy before federal and state judges.',
          'Supervised legal research of 8 junior lawyers and wrote the firm’s guide to it.',
        ],
      ),
      createExperience(
        'Law Clerk',
        'Superior Court of Calverton',
        'Calverton, MD',
        ['08/2011', '08/2012'],
        ['Drafted 90 opinions for a judge in civil matters.', 'Summarized 400 filings in memos of one page.'],
      ),
    ],
    education: [
      createEducation(['JD', 'Law'], 'Chesapeake School of Law', 'Baltimore, MD', ['08/2008', '05/2011']),
      createEducation(['BA', 'History'], 'College of the Severn', 'Annapolis, MD', ['08/2004', '05/2008']),
    ],
    skills: [
      'Practice: Legal advice, Contract drafting, Negotiation, Litigation, Dispute resolution, Court advocacy',
      'Care: Legal research, Risk assessment, Due diligence, Client counseling',
      'Tools: Westlaw, LexisNexis',
    ],
    certifications: [{ name: 'Bar admission, District of Columbia and Maryland', issuer: '', date: '2011' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Irish', level: 'conversational' },
    ],
  }),
};
