import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { seniorResume } from '@shortlist/documents/samples/senior/en';

const fillerWords = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');
const [latestJob, ...otherJobs] = seniorResume.experience;
const [project] = seniorResume.projects;
if (!latestJob || !project) throw new Error('The sample needs at least one job and one project');

/**
 * Content that templates are not designed for: long names, titles, places, links, groups and bullets, and no headline.
 */
export const edgeCaseResume: ResumeContent = {
  ...seniorResume,
  personalInfo: {
    ...seniorResume.personalInfo,
    firstName: 'Maximiliana-Theodora',
    lastName: 'Wolfeschlegel',
    headline: '',
    location: 'San Francisco Bay Area, California, United States',
    linkedin: `https://www.linkedin.com/in/${'maximiliana-'.repeat(4)}wolfeschlegel`,
  },
  experience: [
    {
      ...latestJob,
      position: 'Senior Principal Director of Engineering for Data Platforms and Reliability',
      location: 'San Francisco Bay Area, California, United States',
      achievements: [fillerWords(60), 'Short.'],
    },
    ...otherJobs,
  ],
  projects: [
    {
      ...project,
      url: `https://github.com/${'organisation-'.repeat(3)}name/repository`,
      technologies: ['Kubernetes', 'PostgreSQL', 'Elasticsearch', 'Terraform', 'OpenTelemetry'],
    },
  ],
  skills: Array.from({ length: 12 }, (_, i) => `Group of skills ${i + 1}: Kubernetes, PostgreSQL, Elasticsearch`),
  certifications: [
    { name: 'Certified Solutions Architect, Professional', issuer: 'Amazon Web Services', date: '2023-04' },
  ],
};
