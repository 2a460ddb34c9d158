import type { IndustryProfile } from '../occupation';

export const design: IndustryProfile = {
  industry: 'Design',
  general: {
    title: 'Design Professional',
    also: '',
    terms:
      'visual design, concept development, client presentations, design briefs, sketching, typography, color theory, layout, file preparation, design research',
    tools: 'Adobe Creative Cloud, Figma',
    ifHeld: 'Design diploma, Portfolio',
    summary: [
      'who begins with paper and ends with files that work.',
      'Combines concept development, typography and tidy file preparation, presents without jargon, and takes criticism as information.',
    ],
    duties: [
      'Develop concepts for [number] projects a year, from design briefs to finished work.',
      'Sketch several directions before any is drawn properly, sketching being the cheapest test.',
      'Hold [number] client presentations a quarter that explain reasons, not taste.',
      'Set typography and layout for the reader who is in a hurry.',
      'Prepare [number] sets of files a month for print and screen, file preparation without surprises.',
      'Base choices on design research, with pictures from real use.',
      'Revise work after feedback from [number] stakeholders and keep the idea alive.',
      'Choose palettes by color theory and by contrast, so that all can read them.',
    ],
    earlier: [
      'Adapted [number] layouts a week to new sizes and languages.',
      'Archived projects so that others could find and reuse them.',
      'Retouched [number] pictures a month by the rules of the house.',
      'Built models and mock-ups for meetings.',
      'Supported [number] pitches with boards, moods and references.',
      'Learned visual design by redrawing what worked and asking why.',
    ],
    letter: {
      opening:
        'Design is a way of thinking on paper. I bring concept development from a clear brief, careful typography, and files that printers and developers can use at once.',
      proof: 'completed [number] projects from brief to delivery and gave the reason for each choice.',
    },
  },
  occupations: [
    {
      title: 'Graphic Designer',
      also: 'visual designer, brand designer, communication designer, print designer, packaging designer, art director, illustrator, creative director, layout designer',
      terms:
        'typography, layout design, brand identity, print production, image editing, illustration, packaging design, digital assets, design systems, concept development',
      tools: 'Adobe InDesign, Adobe Illustrator, Adobe Photoshop',
      ifHeld: 'Design diploma',
      summary: [
        'who cares about the space between the letters.',
        'Brings quiet typography, layout design with a clear order of reading, and print production without surprises, from a business card to a whole brand identity.',
      ],
      duties: [
        'Design [number] pieces a month, from posters and reports to digital assets.',
        'Develop brand identity with rules short enough to be followed.',
        'Lead print production for [number] jobs a year, proofs signed at the machine.',
        'Set typography by hierarchy, so that a page can be read at arm’s length.',
        'Present concept development to [number] clients a year with reasons and alternatives.',
        'Draw illustration where a photograph would say too much or too little.',
        'Keep design systems for [number] channels, one source for color, type and spacing.',
        'Check contrast and size, so that layout design works for all readers.',
      ],
      earlier: [
        'Prepared [number] files a week for print, with bleed, profiles and fonts in order.',
        'Retouched photographs by careful image editing that nobody notices.',
        'Adapted campaigns to [number] formats without losing the idea.',
        'Designed dummies for packaging design and folded them by hand.',
        'Updated [number] templates for colleagues outside the studio.',
        'Organized pictures and licenses in one library.',
      ],
      letter: {
        opening:
          'A page should show at once where to begin. I bring careful typography, layout design for readers in a hurry, and print production that is checked at the machine.',
        proof: 'designed [number] pieces a month, delivered them ready for print, and built templates for colleagues.',
      },
    },
    {
      title: 'UX Designer',
      also: 'ui designer, ux/ui designer, product designer, interaction designer, user experience designer, web designer, ux researcher, service designer, user interface designer, app designer',
      terms:
        'user research, wireframes, prototyping, usability testing, interaction design, design systems, information architecture, accessibility, user flows, design handoff',
      tools: 'Figma, Miro, Maze',
      ifHeld: 'UX certificate',
      summary: [
        'who watches people use things and keeps quiet meanwhile.',
        'Links user research to interaction design, tests prototypes while they are rough, and treats accessibility as part of the craft.',
      ],
      duties: [
        'Conduct user research with [number] people a quarter and share clips, not only slides.',
        'Draw user flows and wireframes that show the empty and the broken case, too.',
        'Run usability testing with [number] participants a month and change the design the same week.',
        'Design for accessibility from the first sketch: keyboard, contrast, wording.',
        'Maintain design systems with [number] components, documented where developers look.',
        'Prepare design handoff with states, limits and reasons, and stay for the questions.',
        'Lift task completion by [number] percent through clearer information architecture.',
        'Settle debates by prototyping instead of meetings.',
      ],
      earlier: [
        'Built [number] prototypes a quarter, from paper to clickable.',
        'Noted every hesitation in usability testing, without helping.',
        'Tidied a library of [number] screens in Figma and named things alike.',
        'Sorted cards with users to find the words that they expect.',
        'Wrote [number] interface texts a month, short and kind.',
        'Joined support calls to hear interaction design from the other side.',
      ],
      letter: {
        opening:
          'People rarely read instructions, and they are right. I bring user research that the whole team can watch, prototyping instead of debate, and accessibility from the first sketch.',
        proof: 'tested with [number] people and handed over states and reasons, not only pictures.',
      },
    },
    {
      title: 'Interior Designer',
      also: 'interior decorator, space planner, kitchen designer, exhibition designer, set designer',
      terms:
        'space planning, material selection, lighting design, client consultation, technical drawings, mood boards, project coordination, budget planning, furniture specification, site visits',
      tools: 'AutoCAD, SketchUp, Revit',
      ifHeld: 'NCIDQ certificate',
      summary: [
        'who asks how a room is used early in the morning.',
        'Moves from client consultation to space planning, lighting design and material selection, and stays on site until the last handle is fitted.',
      ],
      duties: [
        'Plan [number] interiors a year, from the first measurement to the handover.',
        'Listen in client consultation for habits, and draw space planning around them.',
        'Specify furniture and finishes for [number] rooms a year, furniture specification with care notes.',
        'Compose lighting design in layers, tested after dark.',
        'Keep budget planning for [number] projects current and show options before limits are reached.',
        'Select materials by touch, wear and origin, material selection with samples in hand.',
        'Lead [number] site visits a month and settle details with the trades.',
        'Draw technical drawings that leave joiners no riddles.',
      ],
      earlier: [
        'Measured and drew [number] rooms a month as they really were.',
        'Arranged mood boards that led to decisions.',
        'Ordered samples from [number] suppliers and kept the library in order.',
        'Modeled rooms in SketchUp for evening and daylight.',
        'Checked [number] deliveries a month against order and drawing.',
        'Assisted with project coordination between client, builder and makers.',
      ],
      letter: {
        opening:
          'Rooms are good when nobody notices the work in them. I bring space planning from real habits, lighting design that is tested after dark, and patience on site.',
        proof: 'completed [number] interiors with their makers and kept clients informed about cost at each step.',
      },
    },
    {
      title: 'Industrial Designer',
      also: 'product design, furniture designer, toy designer',
      terms:
        'concept sketching, product development, prototyping, user research, materials knowledge, ergonomics, design for manufacturing, color and finish, trend research, technical specifications',
      tools: 'Rhino, SolidWorks, KeyShot',
      ifHeld: 'Industrial design degree',
      summary: [
        'who makes a rough model before lunch.',
        'Brings concept sketching, ergonomics and materials knowledge together, and follows product development until the first good piece leaves the tool.',
      ],
      duties: [
        'Develop [number] products a year from concept sketching to the approved sample.',
        'Watch people at work for user research, hands and posture above all.',
        'Build [number] models a quarter, prototyping in card before plastic.',
        'Tune ergonomics with users of different sizes and strengths.',
        'Write technical specifications for [number] parts, color and finish included.',
        'Agree on design for manufacturing with the toolmaker while radii can still change.',
        'Present [number] directions a project, with one recommended and the reason.',
        'Apply materials knowledge to wear, repair and return.',
      ],
      earlier: [
        'Rendered [number] views a month in KeyShot for decisions and catalogs.',
        'Collected trend research from shops, fairs and repair cafés.',
        'Checked [number] samples from makers against drawing and master.',
        'Sanded, sewed or glued models with workshop colleagues.',
        'Documented [number] variants with photographs and reasons for rejection.',
        'Supported product development meetings with sketches made on the spot.',
      ],
      letter: {
        opening:
          'Objects explain themselves or they fail. I bring concept sketching, early prototyping, and materials knowledge that makers take seriously.',
        proof:
          'brought [number] products from sketch to sample and stood beside the tool when the first pieces came out.',
      },
    },
    {
      title: 'Motion Designer',
      also: 'motion graphics designer, animator, visual effects artist, multimedia designer, character animator, multimedia artist, storyboard artist',
      terms:
        'motion graphics, animation, storyboarding, video editing, visual effects, character animation, sound design, brand animation, compositing, style frames',
      tools: 'After Effects, Blender, Premiere Pro',
      ifHeld: 'Animation diploma',
      summary: [
        'who thinks in beats and lets a picture rest.',
        'Takes motion graphics from storyboarding and style frames to the final mix, with clean projects that colleagues can open a year later.',
      ],
      duties: [
        'Produce [number] films or sequences a month, from storyboarding to delivery.',
        'Design style frames that settle the look before anything moves.',
        'Animate brand animation for [number] channels, with one rhythm in all of them.',
        'Time animation to the spoken word and cut what competes with it.',
        'Deliver [number] versions a project in the sizes and languages agreed.',
        'Blend footage and graphics by compositing that nobody notices.',
        'Reduce render time by [number] percent with lighter scenes and reusable parts.',
        'Brief sound design early, since motion graphics live by what is heard.',
      ],
      earlier: [
        'Cut [number] clips a week in video editing for social channels.',
        'Drew storyboards for colleagues and clients to argue over.',
        'Prepared [number] layered files a month for character animation.',
        'Cleaned footage and matched colors shot by shot.',
        'Built [number] templates in After Effects that editors could fill in.',
        'Kept projects, fonts and licenses in one order.',
      ],
      letter: {
        opening:
          'Movement should explain something. I bring storyboarding before software, motion graphics timed to the voice, and projects that others can open.',
        proof: 'delivered [number] films with all their versions and built templates for the editors.',
      },
    },
  ],
};
