import type { IndustryProfile } from '../occupation';

export const media: IndustryProfile = {
  industry: 'Media',
  general: {
    title: 'Media Professional',
    also: '',
    terms:
      'content production, editing, research, storytelling, deadline planning, social media, interviews, fact checking, audience analysis, rights clearance',
    tools: 'Adobe Creative Cloud, content management systems',
    ifHeld: 'Media diploma, Portfolio',
    summary: [
      'who meets the deadline and still checks the name.',
      'Brings research, storytelling and fact checking together, and fits content production to what an audience has time for.',
    ],
    duties: [
      'Produce [number] pieces a month, content production from idea to publication.',
      'Do fact checking on names, figures and pictures before anything goes out.',
      'Hold [number] interviews a month with questions that cannot be answered by yes.',
      'Keep deadline planning visible to all who wait for it.',
      'Adapt [number] stories a week for social media without losing what matters.',
      'Settle rights clearance before a picture is used.',
      'Read audience analysis for [number] formats and change something each month.',
      'Apply editing until each sentence earns its place.',
    ],
    earlier: [
      'Gathered research for [number] stories a month with sources noted.',
      'Captioned and archived pictures with names and rights.',
      'Published [number] items a day in content management systems.',
      'Transcribed talks and marked the best passages.',
      'Supported [number] shoots or broadcasts a quarter, cables included.',
      'Learned storytelling from readers who stopped halfway.',
    ],
    letter: {
      opening:
        'An audience gives its time once. I bring careful research, storytelling that comes to the point, and fact checking to the last name.',
      proof: 'produced [number] pieces a month and checked names, figures and rights in each.',
    },
  },
  occupations: [
    {
      title: 'Journalist',
      also: 'reporter, news reporter, correspondent, broadcast journalist, news writer, freelance journalist, investigative journalist, data journalist, newspaper reporter',
      terms:
        'news reporting, interviewing, investigative research, fact checking, news writing, source protection, live reporting, data journalism, media law, social media publishing',
      tools: 'content management systems, audio recorders, Excel',
      ifHeld: 'Press card',
      summary: [
        'who calls once more before filing.',
        'Brings news reporting with more than one source, patient interviewing and fact checking that includes the spelling of names.',
      ],
      duties: [
        'File [number] stories a week, from short news to long features.',
        'Build investigative research on documents first and on people next.',
        'Conduct [number] interviews a week, interviewing with silence as a question.',
        'Protect sources, source protection before the headline.',
        'Check [number] claims a day, fact checking before typing.',
        'Report from the scene, live reporting that says what is not known.',
        'Publish [number] pieces a month of data journalism with method and file.',
        'Know media law well enough to ask the lawyer in time.',
      ],
      earlier: [
        'Covered [number] council meetings and courts a month.',
        'Wrote headlines and captions that kept to the text.',
        'Called [number] contacts a day before noon.',
        'Cut sound from audio recorders for radio and web.',
        'Answered [number] readers a week, corrections included.',
        'Practiced news writing to length and to the minute.',
      ],
      letter: {
        opening:
          'News is worth the trust it keeps. I bring news reporting with more than one source, patient interviewing, and fact checking to the last name.',
        proof: 'filed [number] stories a week and stood by them when people called.',
      },
    },
    {
      title: 'Video Editor',
      also: 'film editor, video producer, videographer, post production editor, multimedia editor, video content creator, camera operator, cinematographer, video specialist, youtube editor, filmmaker',
      terms:
        'video editing, storytelling, color grading, sound mixing, footage management, motion graphics, subtitling, rough cuts, client feedback, delivery formats',
      tools: 'Premiere Pro, DaVinci Resolve, After Effects',
      ifHeld: 'Film diploma',
      summary: [
        'who cuts for the listener as much as for the eye.',
        'Brings video editing with rhythm, honest storytelling and footage management that lets a colleague take over at noon.',
      ],
      duties: [
        'Edit [number] films a month, from rough cuts to the final export.',
        'Find storytelling in the material instead of forcing it on top.',
        'Log and back up [number] hours of footage a month, footage management with a copy elsewhere.',
        'Shape color grading so that faces look like people.',
        'Deliver [number] versions a project in the agreed delivery formats.',
        'Clean voices and set music by sound mixing on small and large speakers.',
        'Turn client feedback around within [number] days, with questions where notes disagree.',
        'Add subtitling that can be read at the speed of speech.',
      ],
      earlier: [
        'Assisted on [number] shoots a quarter with camera, light and lists.',
        'Synchronized sound and picture and named every clip.',
        'Built [number] templates for titles and motion graphics.',
        'Cut short pieces for social channels from longer films.',
        'Transcribed [number] interviews a month and marked the best lines.',
        'Kept licenses for music and fonts on file.',
      ],
      letter: {
        opening:
          'The best cut is the one nobody sees. I bring video editing with rhythm, careful sound mixing, and footage management that colleagues can rely on.',
        proof: 'edited [number] films a month and delivered every version on its day.',
      },
    },
    {
      title: 'Editor',
      also: 'copy editor, managing editor, editor in chief, proofreader, book editor, assistant editor, editorial assistant, web editor, online editor, publishing editor, news editor',
      terms:
        'copy editing, proofreading, editorial planning, style guides, headline writing, author support, fact checking, manuscript review, content management, publication schedules',
      tools: 'WordPress, Adobe InDesign, Google Docs',
      ifHeld: 'Editing certificate',
      summary: [
        'who improves a text and leaves the voice alone.',
        'Combines copy editing, editorial planning and author support, and knows which rule of the style guides may be broken today.',
      ],
      duties: [
        'Edit [number] texts a week, copy editing with reasons in the margin.',
        'Lead editorial planning with a mix of what is due and what is worth it.',
        'Commission [number] pieces a month with briefs that writers like.',
        'Give author support early, in calls and not in red ink.',
        'Keep [number] publication schedules, with time for a second reading.',
        'Do headline writing that promises what the text holds.',
        'Read [number] submissions a month, manuscript review with a fair answer.',
        'Maintain style guides short enough to be opened.',
      ],
      earlier: [
        'Proofread [number] pages a week, proofreading backwards where it mattered.',
        'Ran fact checking lists with sources beside each line.',
        'Published [number] items a week by content management.',
        'Chose pictures and wrote captions with names.',
        'Coordinated [number] writers and translators a project.',
        'Answered letters from readers and learned from them.',
      ],
      letter: {
        opening:
          'Editing is courtesy towards readers. I bring copy editing that keeps the voice, editorial planning with room for surprise, and author support before the deadline.',
        proof: 'edited [number] texts a week and gave authors a reason for each change.',
      },
    },
    {
      title: 'Media Producer',
      also: 'producer, film producer, tv producer, television producer, podcast producer, radio producer, production assistant, production coordinator, line producer, content producer, assistant director, broadcast producer',
      terms:
        'production planning, budgeting, scheduling, script development, crew coordination, casting and guests, location management, post-production, rights clearance, broadcast standards',
      tools: 'Movie Magic, Excel, Pro Tools',
      ifHeld: 'Set safety certificate',
      summary: [
        'who has a plan for the rain and lunch for the crew.',
        'Brings production planning, budgeting and crew coordination together, and protects the idea when time gets short.',
      ],
      duties: [
        'Produce [number] programs or films a year from script development to delivery.',
        'Write production planning that each department can read its part of.',
        'Keep budgeting for projects of [number] current to the day.',
        'Lead crew coordination with call times that let people sleep.',
        'Find and prepare [number] guests a month, casting and guests with real conversations first.',
        'Secure rights clearance for music, pictures and places in writing.',
        'Manage [number] shooting days a project, location management with neighbors informed.',
        'Accompany post-production until broadcast standards are met.',
      ],
      earlier: [
        'Booked [number] rooms, cars and meals a shoot.',
        'Wrote call sheets and kept scheduling true through the day.',
        'Logged [number] hours of material for the edit.',
        'Held traffic, silence and umbrellas when needed.',
        'Checked [number] invoices a project against the plan.',
        'Recorded and cut sound in Pro Tools for trailers.',
      ],
      letter: {
        opening:
          'A production is a promise to many people at once. I bring production planning with a second option, honest budgeting, and crew coordination that respects sleep.',
        proof: 'produced [number] programs, with a plan for the rain and a budget current to the day.',
      },
    },
    {
      title: 'Photographer',
      also: 'photo editor, photojournalist, portrait photographer, wedding photographer, product photographer, photography assistant, fashion photographer, photo retoucher, photography, event photographer',
      terms:
        'portrait photography, event photography, studio lighting, image editing, composition, retouching, client briefings, image archives, product photography, usage rights',
      tools: 'Lightroom, Photoshop, studio flash',
      ifHeld: 'Photography diploma, Drone license',
      summary: [
        'who waits for the second after the pose.',
        'Works with daylight and studio lighting, listens in client briefings, and keeps image editing close to what was there.',
      ],
      duties: [
        'Photograph [number] assignments a month, from portrait photography to places of work.',
        'Hold client briefings that end with a list and a mood.',
        'Light [number] set-ups a week, studio lighting with few lamps and many trials.',
        'Build composition that leaves room for a headline.',
        'Edit and deliver [number] pictures a month within the agreed days.',
        'Practice retouching that family members do not notice.',
        'Cover [number] events a year, event photography without stepping into the moment.',
        'Agree on usage rights in writing before the first picture.',
      ],
      earlier: [
        'Assisted at [number] shoots a quarter with lamps, backdrops and coffee.',
        'Captioned and sorted image archives by name, date and rights.',
        'Took [number] catalog pictures a day in product photography.',
        'Cleaned and checked cameras before each job.',
        'Retouched [number] images a week by the style of the house.',
        'Scouted places at the hour when they would be used.',
      ],
      letter: {
        opening:
          'People look like themselves when they forget the camera. I bring calm portrait photography, studio lighting with few lamps, and image editing that stays true.',
        proof: 'photographed [number] assignments and delivered each set on its day.',
      },
    },
  ],
};
