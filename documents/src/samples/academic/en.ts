import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { createEducation, createExperience, createProject } from '../factories';
import { publications, service, talks } from './en-publications';

/**
 * A fictional professor, about six pages. Grants are listed under projects; publications, talks and service under
 * achievements.
 */
export const academicResume: ResumeContent = {
  personalInfo: {
    firstName: 'Maren',
    lastName: 'Whitlock',
    headline: 'Professor of Coastal Ecology',
    email: 'm.whitlock@example.com',
    phone: '+44 1632 960182',
    location: 'Eastmere, United Kingdom',
    linkedin: 'https://www.linkedin.com/in/marenwhitlock',
    website: 'https://whitlocklab.example/publications',
    summary:
      'Coastal ecologist who studies how saltmarshes form, fail and recover, and what that means for flood defence and carbon accounts. Twenty years of field data from eleven estuaries, open to all; £6.4 million in grants as lead; twelve doctoral candidates supervised to completion. Teaches field methods and statistics to ecologists and engineers alike.',
  },
  experience: [
    createExperience(
      'Professor of Coastal Ecology',
      'University of Eastmere',
      'Eastmere, UK',
      ['09/2019'],
      [
        'Lead a group of fourteen: four postdoctoral researchers, seven doctoral candidates, two technicians and a data manager.',
        'Direct the national sediment archive: 10,400 cores from 212 sites, each with a public record and a citable identifier.',
        'Won £4.1 million as principal investigator and £2.7 million as co-investigator since 2019.',
        'Designed the monitoring of three realignment schemes (740 hectares) with the Tidal Flood Authority.',
        'Run the Fennick Bay field station, used by 19 universities and open 300 days a year.',
        'Set the group’s rule that data and code appear with each paper; 31 of the last 33 papers comply.',
      ],
    ),
    createExperience(
      'Associate Professor of Estuarine Science',
      'University of Eastmere',
      'Eastmere, UK',
      ['09/2014', '08/2019'],
      [
        'Built the marsh-edge laser-scanning programme; its ten-year record is the longest in Europe.',
        'Founded the volunteer elevation network: 160 volunteers read 420 rods twice a year.',
        'Supervised five doctoral candidates, all of whom finished within four years.',
        'Redesigned the second-year methods course; the share of students who pass at first sitting rose from 71% to 92%.',
      ],
    ),
    createExperience(
      'Lecturer in Physical Geography',
      'Northgate University',
      'Northgate, UK',
      ['09/2011', '08/2014'],
      [
        'Taught coastal geomorphology to 180 students a year and led six field courses.',
        'Published the first wave-attenuation measurements over winter vegetation in a macrotidal marsh.',
        'Secured a New Investigator grant of £390,000 in the second year of appointment.',
      ],
    ),
    createExperience(
      'Postdoctoral Researcher',
      'Institute of Shore Research',
      'Texel, Netherlands',
      ['10/2008', '08/2011'],
      [
        'Measured waves and currents in flooded marshes through three winters with a self-built sensor array.',
        'Wrote the open-source processing code still used by seven groups.',
      ],
    ),
    createExperience(
      'Course lead: Field Methods in Coastal Science (BSc, 60 students)',
      'Teaching, University of Eastmere',
      'Eastmere, UK',
      ['09/2015'],
      [
        'Ten-day residential course: levelling, coring, vegetation survey, drone mapping, safety on soft ground.',
        'Student evaluation 4.8 of 5 over nine years; adopted by two partner universities.',
      ],
    ),
    createExperience(
      'Course lead: Statistics for Ecologists and Engineers (MSc, 45 students)',
      'Teaching, University of Eastmere',
      'Eastmere, UK',
      ['09/2017'],
      [
        'Models with random effects, from the students’ own data; all material openly licensed.',
        'Introduced peer review of analysis code, graded by a rubric that other courses now use.',
      ],
    ),
    createExperience(
      'Visiting Professor',
      'Institute of Shore Research',
      'Texel, Netherlands',
      ['02/2022', '07/2022'],
      [
        'Compared Dutch and British realignment records in one data model; the merged set covers 640 kilometres of shore.',
        'Gave a seminar series on error budgets for carbon accounts, now a chapter of the institute’s handbook.',
        'Planned the joint winter campaign of 2023, with 18 researchers from both groups on the marsh for five weeks.',
      ],
    ),
    createExperience(
      'Head of the Doctoral School in Environment',
      'University of Eastmere',
      'Eastmere, UK',
      ['09/2021', '08/2024'],
      [
        'Led a school of 96 candidates and 41 supervisors in four departments, with a yearly budget of £1.3 million.',
        'Cut the median time to submission from 4.6 to 3.9 years by a first-year review and a writing term without teaching.',
        'Introduced joint supervision across departments; a third of new theses now have supervisors from two fields.',
        'Opened 14 places for candidates who return from industry or care, with half-time contracts of six years.',
      ],
    ),
    createExperience(
      'Scientific Lead, Fennick Bay Field Station',
      'University of Eastmere',
      'Fennick Bay, UK',
      ['01/2016'],
      [
        'Rebuilt the station after the 2015 surge: boathouse, wet laboratory, 24 beds and a tide gauge with public data.',
        'Raised use from 90 to 300 days a year; visiting groups now cover 70% of the running costs.',
        'Wrote the soft-ground safety manual that four other stations have adopted.',
        'Host 40 school classes a year; 1,100 pupils measured their first marsh cliff in 2025.',
      ],
    ),

    createExperience(
      'Course lead: Coasts and Climate (BSc, 140 students)',
      'Teaching, University of Eastmere',
      'Eastmere, UK',
      ['09/2014', '06/2021'],
      [
        'Lectures, weekly seminars and a role play of a realignment inquiry with the local council.',
        'Supervised 74 undergraduate and 31 master’s dissertations; nine led to published papers.',
      ],
    ),
    createExperience(
      'Course lead: Leading in the Field (doctoral school, 20 candidates)',
      'Teaching, University of Eastmere',
      'Eastmere, UK',
      ['01/2019'],
      [
        'Three days on risk, navigation, first aid and group dynamics, taught with the mountain and coast rescue teams.',
        'Now required for every candidate who leads students outdoors; copied by two other faculties.',
        'Wrote the open handbook (96 pages) that comes with the course; 3,400 downloads in the first year.',
      ],
    ),
    createExperience(
      'Course lead: Writing for Scientists (doctoral school, 30 candidates)',
      'Teaching, University of Eastmere',
      'Eastmere, UK',
      ['10/2016'],
      [
        'Six weekly workshops in which each candidate takes one paper from outline to submission.',
        'Two thirds of the papers begun in the course have been published; 14 of them open with a figure instead of a claim.',
      ],
    ),
    createExperience(
      'Research Assistant',
      'Tidal Flood Authority',
      'Sallowmouth, UK',
      ['07/2003', '09/2003'],
      [
        'Digitised 60 years of paper tide records and found the datum error that explained a long-known step in 1978.',
        'Walked and levelled 41 kilometres of sea wall with a crew of three.',
      ],
    ),
  ],
  education: [
    createEducation(
      ['PhD', 'Quaternary Science'],
      'University of Sallowmouth',
      'Sallowmouth, UK',
      ['2004', '2008'],
      '',
      ['Thesis: Storm layers of the Sallow estuary and their dates. Examined without corrections.'],
    ),
    createEducation(
      ['MSc', 'Environmental Change'],
      'University of Sallowmouth',
      'Sallowmouth, UK',
      ['2003', '2004'],
      'Distinction',
      ['Dissertation on grain-size records of tidal surges.'],
    ),
    createEducation(
      ['BSc', 'Geography'],
      'Northgate University',
      'Northgate, UK',
      ['2000', '2003'],
      'First-class honours',
    ),
  ],
  projects: [
    createProject(
      'MARSHLINE: The Next Twenty Years of Managed Realignment',
      'National Research Fund, £1.9 million, 2023 to 2028, principal investigator. Eleven estuaries, four partner universities; elevation, carbon and consent measured side by side.',
      'https://marshline.example',
    ),
    createProject(
      'Core Commons: A National Archive of Coastal Sediment',
      'Infrastructure grant, £1.2 million, 2020 to 2025, principal investigator. Cold store, scanning line and public catalogue of 10,400 cores.',
      'https://corecommons.example',
    ),
    createProject(
      'Carbon in Creeks',
      'Climate Accounts Programme, £640,000, 2019 to 2023, principal investigator. Export of particulate carbon from restored creeks, with error budgets that registries can use.',
    ),
    createProject(
      'Edges: Early Signs of Retreat in Seagrass and Saltmarsh',
      'European Coasts Call, €2.4 million in total (own share £410,000), 2021 to 2024, co-investigator with Lisbon and Bergen.',
      'https://edges-project.example',
    ),
    createProject(
      'Doctoral Network: Shores in Transition',
      'European Training Call, €3.9 million in total (own share £520,000), 2020 to 2024, deputy coordinator. Fifteen candidates in nine countries; three of them at Eastmere.',
      'https://shoresintransition.example',
    ),
    createProject(
      'Winter Roosts: Birds and People on New Marshes',
      'Nature Recovery Fund, £160,000, 2021 to 2023, principal investigator. Eight winters of counts and a code of conduct with three local clubs.',
    ),
    createProject(
      'Tide Gauges for Everyone',
      'Instrument Development Grant, £120,000, 2022 to 2024, co-investigator with the School of Engineering. An open design for £90 that keeps time to two seconds a month.',
      'https://opentide.example',
    ),
    createProject(
      'Sea Walls in the Archive',
      'Humanities and Environment Scheme, £95,000, 2018 to 2020, co-investigator with the Department of History. Maps and court rolls of 58 abandoned walls, 1570 to 1920.',
    ),
    createProject(
      'Rods and Readers',
      'Public Engagement Fund, £85,000, 2016 to 2019, principal investigator. Founded the volunteer elevation network; 160 volunteers still take part.',
    ),
    createProject(
      'Waves in Winter',
      'New Investigator grant, £390,000, 2012 to 2015, principal investigator. First winter measurements of wave attenuation in a macrotidal marsh.',
    ),
    createProject(
      'Laser Scans of Retreating Marsh Cliffs',
      'Equipment grant, £210,000, 2014, principal investigator. Scanner and ten years of six-monthly surveys at Fennick Bay.',
    ),
    createProject(
      'A Pocket Guide to Soft Shores',
      'Public Engagement Fund, £30,000, 2013, principal investigator. A waterproof field guide for walkers, anglers and school classes; 22,000 copies given away in four languages.',
    ),
    createProject(
      'Open Levelling Data Service',
      'Digital Research Call, £140,000, 2017 to 2019, principal investigator. A public service with an interface for 420 rods and eleven tide gauges; 38 papers by other groups so far.',
      'https://openlevels.example',
    ),
  ],
  skills: [
    'Field: Levelling, sediment coring, terrestrial laser scanning, drone photogrammetry, current meters, vegetation survey',
    'Analysis: R, Python, Bayesian mixed models, time series, GIS, radiocarbon age models',
    'Laboratory: Grain-size analysis, loss on ignition, elemental analysis, X-ray core scanning',
    'Leadership: Grant writing, doctoral supervision, field safety, open data policy, public engagement',
  ],
  achievements: [...publications, ...talks, ...service],
  certifications: [
    { name: 'Fellow of Advancing Teaching', issuer: 'Higher Education Academy of the North', date: '06/2016' },
    { name: 'Drone operator, specific category', issuer: 'Civil Aviation Office', date: '03/2018' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Dutch', level: 'fluent, C1' },
    { name: 'Portuguese', level: 'intermediate, B1' },
  ],
  customSections: [],
};
