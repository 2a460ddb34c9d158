import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';

/** A fictional senior. Takes two pages in every template. */
export const seniorResume: ResumeContent = {
  personalInfo: {
    firstName: 'Ines',
    lastName: 'Calloway',
    headline: 'Director of Engineering, Data Platforms',
    email: 'ines.calloway@example.com',
    phone: '+44 20 7946 0182',
    location: 'Bristol, United Kingdom',
    linkedin: 'https://www.linkedin.com/in/inescalloway',
    website: 'https://inescalloway.example/',
    summary:
      'Engineering director with 16 years in payments, logistics and energy data. Built and led platform groups of up to 64 engineers in four countries; moved three regulated businesses from nightly batch to streaming without a day of downtime. Known for calm incident rooms, plain writing and managers who go on to lead elsewhere.',
  },
  experience: [
    {
      company: 'Northwater Energy',
      position: 'Director of Engineering, Data Platforms',
      startDate: '03/2020',
      endDate: '',
      current: true,
      location: 'Bristol, UK',
      description: '',
      achievements: [
        'Lead 64 engineers in nine teams across Bristol, Porto and Gdańsk; regretted attrition fell from 14% to 4% in three years.',
        'Replaced 410 nightly batch jobs with an event platform that settles 38 million meter readings a day within six minutes.',
        'Cut cloud spend by £3.1 million a year (27%) through tiered storage, shared clusters and a published unit-cost model.',
        'Brought the group to ISO 27001 in eleven months with no major finding, and kept it through two surveillance audits.',
        'Introduced a two-track career ladder and monthly calibration; 71% of lead roles have since been filled from within.',
      ],
    },
    {
      company: 'Parcelline Logistics',
      position: 'Head of Platform Engineering',
      startDate: '06/2016',
      endDate: '02/2020',
      current: false,
      location: 'London, UK',
      description: '',
      achievements: [
        'Grew the platform group from 7 to 29 engineers and set up on-call across two time zones, halving pages per engineer.',
        'Delivered the parcel-tracking stream used by 12 national carriers; peak of 94,000 events a second on Black Friday 2019.',
        'Took lead time for a change from 19 days to 26 hours by moving 63 services onto one paved road for build and release.',
        'Negotiated a three-year infrastructure agreement that saved £1.4 million against the list price.',
      ],
    },
    {
      company: 'Hallam & Rowe Bank',
      position: 'Engineering Manager, Payments Risk',
      startDate: '09/2012',
      endDate: '05/2016',
      current: false,
      location: 'London, UK',
      description: '',
      achievements: [
        'Managed three teams (18 people) behind the card-fraud scoring on 2.2 million transactions a day.',
        'Lowered false declines by 31% while holding fraud losses flat, worth £8 million a year in recovered spend.',
        'Wrote the incident-review practice later adopted by all 40 technology teams of the bank.',
      ],
    },
    {
      company: 'Tidemark Analytics',
      position: 'Senior Software Engineer',
      startDate: '08/2009',
      endDate: '08/2012',
      current: false,
      location: 'Leeds, UK',
      description: '',
      achievements: [
        'Designed the time-series store behind the firm’s flood-forecast product, in use at 23 local authorities.',
        'Reduced forecast run time from 4 hours to 35 minutes on the same hardware.',
        'Mentored five graduates; four became senior engineers within three years.',
      ],
    },
    {
      company: 'Brightwell Systems',
      position: 'Software Engineer',
      startDate: '07/2007',
      endDate: '07/2009',
      current: false,
      location: 'Leeds, UK',
      description: '',
      achievements: [
        'Built the import layer for a hospital rota product used on 118 wards.',
        'Wrote 60% of the regression suite that took release testing from nine days to two.',
      ],
    },
  ],
  education: [
    {
      institution: 'University of Bristol',
      degree: 'MSc',
      field: 'Advanced Computing',
      startDate: '2006',
      endDate: '2007',
      current: false,
      location: 'Bristol, UK',
      gpa: 'Distinction',
      achievements: ['Dissertation on consensus in lossy networks.'],
    },
    {
      institution: 'University of Leeds',
      degree: 'BSc',
      field: 'Mathematics',
      startDate: '2003',
      endDate: '2006',
      current: false,
      location: 'Leeds, UK',
      gpa: 'First-class honours',
      achievements: [],
    },
  ],
  projects: [
    {
      name: 'Open Meter Schema',
      description:
        'Vendor-neutral event schema for smart-meter data, now used by five suppliers and a regulator’s sandbox.',
      technologies: ['Protobuf', 'Kafka', 'Go'],
      url: 'https://openmeter.example',
      github: '',
    },
    {
      name: 'Quiet Pager',
      description: 'On-call analyser that finds noisy alerts; 2,300 stars and 41 contributors.',
      technologies: ['Python', 'Prometheus'],
      url: '',
      github: 'https://github.com/icalloway/quiet-pager',
    },
  ],
  skills: [
    'Leadership: Organisation design, hiring, budgeting, coaching managers, vendor negotiation',
    'Platforms: Kafka, Flink, Kubernetes, Terraform, Snowflake, PostgreSQL',
    'Languages and tools: Go, Python, Java, SQL, CI/CD, OpenTelemetry',
    'Practice: Domain-driven design, incident response, ISO 27001, FinOps',
  ],
  achievements: [
    'Speaker, StreamCon Europe 2019 and 2023',
    'Chair, Women in Infrastructure mentoring circle (90 members)',
    'AWS Certified Solutions Architect, Professional',
  ],
  certifications: [],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Portuguese', level: 'fluent, C1' },
    { name: 'Polish', level: 'intermediate, B1' },
  ],
  customSections: [],
};

export const seniorLetter: LetterContent = {
  personalInfo: seniorResume.personalInfo,
  date: '2026-11-12',
  recipient: ['Hiring Manager', 'Meridian Grid Services', 'Exeter, United Kingdom'],
  jobTitle: 'Vice President of Engineering',
  salutation: 'Dear Hiring Manager,',
  paragraphs: [
    'You are looking for someone to bring metering, settlement and field operations onto one platform before the 2028 market change. I have done that work once, at Northwater Energy, and would like to do it again with the benefit of hindsight.',
    'At Northwater I lead 64 engineers in nine teams. Together we replaced 410 nightly batch jobs with an event platform that settles 38 million meter readings a day within six minutes, and took £3.1 million a year out of the cloud bill while doing so. The part I am proudest of is less visible: regretted attrition fell from 14% to 4%, and most lead roles are now filled from within.',
    'Your posting mentions a first ISO 27001 certificate. We reached ours in eleven months without a major finding, mainly by treating controls as product work with owners and dates. I would be glad to walk you through what I would keep and what I would change.',
    'I work from Bristol, know the Exeter line well, and could start in February. Thank you for reading.',
  ],
};
