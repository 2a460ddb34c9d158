import { createEducation, createExperience, createProject, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'A change from the lab to data, told by projects that someone decided by.',
  skills: ['Dashboards', 'Data cleaning', 'A/B testing'],
  resume: createResume({
    personalInfo: {
      firstName: 'Ngozi',
      lastName: 'Eze',
      headline: 'Data Analyst',
      email: 'ngozi.eze@example.com',
      phone: '+1 (404) 555-0171',
      location: 'Atlanta, GA',
      linkedin: '',
      website: 'https://ngozieze.example/',
      summary:
        'Data analyst who spent six years as a laboratory technician and changed careers with a year of evening study. I bring a lab’s care to data cleaning and statistics, and I end every report with the decision it is for.',
    },
    experience: [
      createExperience(
        'Data Analyst',
        'Peachline Mobility',
        'Atlanta, GA',
        ['02/2025'],
        [
          'Built 9 dashboards in Tableau for 60 colleagues; four weekly meetings now begin with them.',
          'Found by data analysis that 31% of late rides came from two depots, and helped to move 12 cars.',
          'Ran 7 A/B tests on the booking page; three changes raised bookings by 6% in all.',
          'Cut reporting time from two days to three hours with SQL and Python.',
        ],
      ),
      createExperience(
        'Laboratory Technician',
        'Chattahoochee Diagnostics',
        'Atlanta, GA',
        ['05/2018', '08/2024'],
        [
          'Processed 220 samples a day with an error rate below 0.1%.',
          'Replaced a paper log with an Excel model for forecasting reagents; waste fell by $14,000 a year.',
          'Trained 11 technicians in data cleaning before results were released.',
        ],
      ),
      createExperience(
        'Laboratory Assistant',
        'Chattahoochee Diagnostics',
        'Atlanta, GA',
        ['06/2016', '04/2018'],
        [
          'Prepared 150 specimens a shift and checked labels twice.',
          'Suggested a color code for racks that ended mix-ups within 3 months.',
        ],
      ),
    ],
    projects: [
      createProject(
        'Bus Punctuality',
        'Data modeling of 2 million arrivals in my city, with data visualization by route and hour; quoted by a local paper.',
        'https://buspunctuality.example/',
        ['Python', 'SQL', 'Tableau'],
      ),
    ],
    education: [
      createEducation(['Certificate', 'Data Analytics'], 'Ponce Evening College', 'Atlanta, GA', [
        '01/2024',
        '12/2024',
      ]),
      createEducation(['BSc', 'Biology'], 'Oconee State University', 'Athens, GA', ['08/2012', '05/2016']),
    ],
    skills: [
      'Analysis: Data analysis, Statistics, Forecasting, A/B testing, Data modeling',
      'Showing: Dashboards, Data visualization, Reporting, Stakeholder interviews',
      'Tools: SQL, Python, Excel, Tableau, Data cleaning',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Igbo', level: 'fluent' },
    ],
  }),
};
