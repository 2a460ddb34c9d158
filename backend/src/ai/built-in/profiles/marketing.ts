import type { IndustryProfile } from '../occupation';

export const marketing: IndustryProfile = {
  industry: 'Marketing',
  general: {
    title: 'Marketing Professional',
    also: '',
    terms:
      'campaign planning, content creation, market research, social media, email marketing, campaign reporting, brand guidelines, event marketing, agency coordination, copywriting',
    tools: 'Google Analytics, Canva, HubSpot',
    ifHeld: 'Digital marketing certificate',
    summary: [
      'who asks who it is for before asking what it looks like.',
      'Combines campaign planning, content creation and campaign reporting, and drops what does not work without being told.',
    ],
    duties: [
      'Plan and deliver [number] campaigns a year, each with one audience and one measure.',
      'Write copy that says what the product does, in copywriting without superlatives.',
      'Manage budgets for [number] channels and move money when the numbers ask for it.',
      'Keep agency coordination simple: one brief, one contact, one list of changes.',
      'Send email marketing to [number] readers a month, with clean lists and honest subject lines.',
      'Guard brand guidelines with examples rather than prohibitions.',
      'Publish [number] pieces for social media a week from a calendar that sales can see.',
      'Close each campaign with campaign reporting on one page and one lesson.',
    ],
    earlier: [
      'Created content for [number] pages, posts and printed pieces a month.',
      'Gathered market research from interviews, reviews and search terms.',
      'Supported [number] events a year with invitations, stands and follow-up.',
      'Updated product texts and pictures in every channel at once.',
      'Tested [number] subject lines a month and kept a record of what was learned.',
      'Answered comments in the tone of the house.',
    ],
    letter: {
      opening:
        'Marketing works when it respects the time of its readers. I bring campaign planning with one clear aim, content creation that informs, and reporting that admits what failed.',
      proof: 'ran [number] campaigns a year, ended the weak ones early, and wrote down what was learned.',
    },
  },
  occupations: [
    {
      title: 'Marketing Manager',
      also: 'brand manager, product marketing manager, head of marketing, marketing director, marketing lead, growth manager, campaign manager, communications manager, marketing',
      terms:
        'marketing strategy, campaign management, brand positioning, budget management, market research, lead generation, product launches, marketing analytics, agency management, customer segmentation',
      tools: 'HubSpot, Google Analytics, Salesforce',
      ifHeld: 'Marketing diploma',
      summary: [
        'who chooses few things and finishes them.',
        'Ties marketing strategy to what customers say, runs campaign management against clear targets, and speaks with sales every week.',
      ],
      duties: [
        'Set the marketing strategy for [number] product lines and turn it into a quarterly plan.',
        'Sharpen brand positioning from customer interviews, in words that sales can say aloud.',
        'Lead campaign management across [number] channels, with targets agreed before the start.',
        'Hold a weekly table with sales on lead generation: what came, what closed, what was wasted.',
        'Steer a yearly budget of [number] and report budget management by result, not by activity.',
        'Brief and review agencies, agency management resting on one clear page.',
        'Raise qualified leads by [number] percent through better customer segmentation.',
        'Prepare product launches with product and support, and hold back when they are not ready.',
      ],
      earlier: [
        'Coordinated [number] campaigns a year from brief to invoice.',
        'Built marketing analytics that showed cost per customer and not only clicks.',
        'Organized [number] trade fairs with follow-up within the week.',
        'Interviewed customers for market research and quoted them in their own words.',
        'Rewrote [number] web pages for clarity and measured the change.',
        'Kept the calendar that design, sales and product worked from.',
      ],
      letter: {
        opening:
          'Good marketing begins with choosing. I bring a marketing strategy that leaves things out, brand positioning in the words of customers, and campaign management with clear targets.',
        proof: 'led marketing for [number] product lines and agreed on targets with sales before each campaign.',
      },
    },
    {
      title: 'Digital Marketing Specialist',
      also: 'seo specialist, ppc specialist, sem specialist, digital marketer, online marketing manager, performance marketing manager, seo manager, email marketing specialist, paid media specialist, ecommerce manager',
      terms:
        'search engine optimization, paid search, conversion rate optimization, email automation, landing pages, keyword research, web analytics, A/B testing, retargeting, paid social',
      tools: 'Google Ads, Google Analytics, Search Console',
      ifHeld: 'Google Ads certificate',
      summary: [
        'who reads search terms like letters from customers.',
        'Works across search engine optimization, paid search and landing pages, with web analytics that are checked before they are believed.',
      ],
      duties: [
        'Manage paid search with a monthly budget of [number], reviewed by search term each week.',
        'Write and test landing pages that answer the question in the advertisement.',
        'Improve organic visits by [number] percent through search engine optimization of pages people need.',
        'Plan keyword research by intent and group it into pages, not into lists.',
        'Run [number] rounds of A/B testing a quarter, with the sample size fixed beforehand.',
        'Verify web analytics against the shop figures before any budget is moved.',
        'Build email automation for [number] moments in the life of a customer.',
        'Limit retargeting to what a reasonable person would find acceptable.',
      ],
      earlier: [
        'Prepared [number] advertisements a month with copy, picture and destination in tune.',
        'Repaired broken links and slow pages together with developers.',
        'Reported on [number] campaigns a month, paid social among them.',
        'Wrote page titles and descriptions that promised no more than the page held.',
        'Segmented a list of [number] contacts and removed those who never read.',
        'Noted each change for conversion rate optimization with date and result.',
      ],
      letter: {
        opening:
          'Most answers are in the search terms. I bring careful keyword research, paid search that is pruned every week, and landing pages that keep their promise.',
        proof: 'managed a monthly budget of [number] and checked figures against sales before showing them.',
      },
    },
    {
      title: 'Content Writer',
      also: 'copywriter, content marketer, content strategist, technical writer, content manager, content editor, content creator, blogger, ux writer, writer',
      terms:
        'copywriting, content strategy, editing, search engine optimization, interviews, editorial calendars, tone of voice, blog articles, newsletters, fact checking',
      tools: 'WordPress, Google Docs, Google Analytics',
      ifHeld: 'Journalism certificate',
      summary: [
        'who cuts the first paragraph and starts where it gets interesting.',
        'Brings plain copywriting, patient interviews and thorough fact checking, and fits content strategy to what readers came for.',
      ],
      duties: [
        'Write [number] pieces a month, from product pages to long blog articles.',
        'Interview experts and turn their answers into text that outsiders enjoy, interviews with time for the second thought.',
        'Plan editorial calendars for [number] channels, with dates that are kept.',
        'Keep one tone of voice in all texts and show it by examples.',
        'Edit [number] drafts of colleagues a month, editing that explains its reasons.',
        'Use search engine optimization to learn what people ask, not to stuff pages with words.',
        'Revise [number] older pages a quarter, since content strategy includes deleting.',
        'Name sources and do fact checking before anything is published.',
      ],
      earlier: [
        'Drafted [number] newsletters a month with one story and one link that mattered.',
        'Proofread catalogs and web pages against a style sheet.',
        'Collected [number] customer stories with consent and exact quotes.',
        'Published in WordPress with headings, captions and alternative texts in place.',
        'Adapted texts for [number] markets together with translators.',
        'Kept a list of words to avoid and reasons why.',
      ],
      letter: {
        opening:
          'Readers decide quickly whether a text is for them. I bring plain copywriting, interviews in which people say more than they planned, and fact checking without shortcuts.',
        proof: 'wrote [number] pieces a month, kept the calendar, and had every quote confirmed.',
      },
    },
    {
      title: 'Social Media Manager',
      also: 'social media specialist, social media coordinator, community manager, social media, influencer marketing manager, social media strategist, social media intern',
      terms:
        'social media strategy, content calendars, community management, short video, paid social, influencer partnerships, social listening, copywriting, crisis communication, performance reporting',
      tools: 'Instagram, LinkedIn, Canva',
      ifHeld: 'Social media certificate',
      summary: [
        'who answers people before promoting anything to them.',
        'Combines community management, short video and content calendars, and can tell a loud moment from a real problem.',
      ],
      duties: [
        'Run [number] channels with a social media strategy that gives each its own purpose.',
        'Answer comments and messages in community management that sounds like a person.',
        'Produce [number] short video pieces a month, from the idea to the subtitles.',
        'Keep content calendars open for all departments, with room for what happens today.',
        'Manage paid social with a monthly budget of [number] and a stop rule for weak posts.',
        'Write copywriting for the small screen: the point first, the link last.',
        'Agree on influencer partnerships with [number] creators a year, clearly labeled as advertising.',
        'Follow social listening daily and report early signs for crisis communication.',
      ],
      earlier: [
        'Scheduled [number] posts a week with picture, text and alternative text.',
        'Photographed products and colleagues in daylight and with permission.',
        'Grew a channel by [number] followers through replies and useful series.',
        'Collected questions from comments and passed them on to the product team.',
        'Wrote performance reporting for [number] channels with a sentence on what to change.',
        'Covered events live and saved the best for later.',
      ],
      letter: {
        opening:
          'A channel is a conversation with strangers, and courtesy carries far. I bring community management with a human voice, short video that informs, and content calendars that leave room for the day.',
        proof: 'ran [number] channels, answered people in person, and passed their questions on to the team.',
      },
    },
    {
      title: 'Marketing Coordinator',
      also: 'marketing assistant, marketing specialist, marketing associate, marketing executive, event coordinator, event manager, event planner, public relations specialist, pr specialist, pr manager, marketing intern',
      terms:
        'campaign coordination, event organization, press releases, marketing materials, supplier coordination, budget tracking, contact databases, email marketing, brand guidelines, project timelines',
      tools: 'Mailchimp, Canva, Excel',
      ifHeld: 'Event management certificate',
      summary: [
        'who holds the threads and knows what is due on Thursday.',
        'Brings reliable campaign coordination, tidy contact databases and event organization in which guests notice nothing but the welcome.',
      ],
      duties: [
        'Coordinate [number] campaigns at a time, with project timelines that everybody can open.',
        'Produce marketing materials with designers and printers, proofs checked against the brief.',
        'Organize [number] events a year, event organization from the room to the thank-you note.',
        'Write press releases that a newsroom could print unchanged.',
        'Maintain contact databases of [number] people, current and with consent.',
        'Track invoices for budget tracking and warn before a limit is near.',
        'Send [number] email marketing issues a month, tested on phone and desktop.',
        'Keep supplier coordination friendly, written and on time.',
      ],
      earlier: [
        'Packed and shipped [number] parcels of material to fairs and partners.',
        'Updated web pages and kept brand guidelines at hand.',
        'Registered [number] guests an event and greeted them by name.',
        'Took minutes with names and dates beside each task.',
        'Compared [number] offers a month from printers, caterers and venues.',
        'Archived pictures with captions and rights.',
      ],
      letter: {
        opening:
          'Campaigns depend on somebody who remembers everything. I bring campaign coordination with open timelines, careful proofs, and event organization that leaves nothing to luck.',
        proof: 'coordinated [number] events and campaigns a year and kept an eye on every budget.',
      },
    },
  ],
};
