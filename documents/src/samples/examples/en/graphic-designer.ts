import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'A freelance career as jobs with clients, formats and deadlines.',
  skills: ['Brand identity', 'Packaging design', 'Adobe InDesign'],
  resume: createResume({
    personalInfo: {
      firstName: 'Yuki',
      lastName: 'Lindgren',
      headline: 'Graphic Designer',
      email: 'yuki.lindgren@example.com',
      phone: '+1 (503) 555-0151',
      location: 'Portland, OR',
      linkedin: '',
      website: 'https://yukilindgren.example/',
      summary:
        'Graphic designer, freelance for four years, for food makers, museums and two book publishers. Typography first, then color. I know print production from working nights in a print shop, so files arrive right.',
    },
    experience: [
      createExperience(
        'Freelance Graphic Designer',
        'Self-employed',
        'Portland, OR',
        ['01/2023'],
        [
          'Designed brand identity for 14 companies, nine of which came by recommendation.',
          'Drew packaging design for 32 tea boxes; the series sold 40% more than the old one.',
          'Set 11 books in Adobe InDesign, 2,600 pages in all, each a week before its date.',
          'Built digital assets for a museum in 3 languages and 5 formats.',
        ],
      ),
      createExperience(
        'Junior Graphic Designer',
        'Foxglove & Sons',
        'Portland, OR',
        ['06/2020', '12/2022'],
        [
          'Made layout design for a monthly magazine of 84 pages with one colleague.',
          'Retouched 900 photographs; image editing took 20 instead of 45 minutes each.',
          'Wrote a style guide of 16 pages that ended 5 competing logos.',
        ],
      ),
      createExperience(
        'Print Shop Assistant (part-time)',
        'Rosehip Press',
        'Portland, OR',
        ['09/2018', '05/2020'],
        [
          'Checked 40 files a night before print production and stopped 3 bad ones a week.',
          'Cut and bound 200 brochures a shift.',
        ],
      ),
    ],
    education: [
      createEducation(['BFA', 'Graphic Design'], 'Tualatin College of Art', 'Portland, OR', ['09/2016', '05/2020']),
    ],
    skills: [
      'Design: Typography, Layout design, Brand identity, Packaging design, Illustration, Concept development',
      'Production: Print production, Image editing, Digital assets',
      'Tools: Adobe InDesign, Adobe Illustrator, Adobe Photoshop',
    ],
    achievements: ['Northwest Book Design Prize 2024, for a cookbook in three colors'],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Japanese', level: 'fluent' },
      { name: 'Swedish', level: 'conversational' },
    ],
  }),
};
