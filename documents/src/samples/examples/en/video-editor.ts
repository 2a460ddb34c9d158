import { createEducation, createExperience, createProject, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Few years, many films: lengths, formats and dates instead of adjectives.',
  skills: ['Color grading', 'Rough cuts', 'Premiere Pro'],
  resume: createResume({
    personalInfo: {
      firstName: 'Jonas',
      lastName: 'Adeyemi',
      headline: 'Video Editor',
      email: 'jonas.adeyemi@example.com',
      phone: '+1 (615) 555-0130',
      location: 'Nashville, TN',
      linkedin: '',
      website: 'https://jonasadeyemi.example/',
      summary:
        'Video editor with two years of documentaries and music. Storytelling first, then the fast cut. I deliver rough cuts early, keep footage management so clean that others find things, and know three ways to save bad sound.',
    },
    experience: [
      createExperience(
        'Video Editor',
        'Cumberland Reel',
        'Nashville, TN',
        ['09/2024'],
        [
          'Cut 38 films of two to 26 minutes, none later than its date.',
          'Shortened client feedback from five rounds to two with rough cuts on day three.',
          'Graded 14 music videos; color grading in DaVinci Resolve with looks that two bands kept.',
          'Organized 62 terabytes in footage management; finding a shot takes minutes.',
        ],
      ),
      createExperience(
        'Assistant Editor',
        'Cumberland Reel',
        'Nashville, TN',
        ['06/2023', '08/2024'],
        [
          'Prepared 400 hours of footage and the subtitling of 11 films in two languages.',
          'Repaired 90 scenes in sound mixing.',
          'Built motion graphics templates in After Effects that save a day a film.',
        ],
      ),
      createExperience(
        'Camera Assistant (part-time)',
        'Fern Hollow Church Media',
        'Nashville, TN',
        ['09/2021', '05/2023'],
        ['Filmed 70 services with three cameras.', 'Taught 6 volunteers video editing in Premiere Pro.'],
      ),
    ],
    projects: [
      createProject(
        'The Last Ferry',
        'A documentary of 18 minutes, shown at four festivals; camera, cut and delivery formats by me.',
        'https://lastferry.example/',
        ['Premiere Pro', 'DaVinci Resolve'],
      ),
    ],
    education: [createEducation(['BFA', 'Film'], 'Stones River College', 'Murfreesboro, TN', ['08/2019', '05/2023'])],
    skills: [
      'Cut: Video editing, Storytelling, Rough cuts, Footage management',
      'Finish: Color grading, Sound mixing, Motion graphics, Subtitling, Delivery formats',
      'Tools: Premiere Pro, DaVinci Resolve, After Effects',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'German', level: 'fluent' },
    ],
  }),
};
