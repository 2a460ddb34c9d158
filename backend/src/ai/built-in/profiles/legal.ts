import type { IndustryProfile } from '../occupation';

export const legal: IndustryProfile = {
  industry: 'Legal',
  general: {
    title: 'Legal Professional',
    also: '',
    terms:
      'legal research, document review, case management, confidentiality, drafting, deadline tracking, client communication, filing, contract administration, regulatory compliance',
    tools: 'document management systems, Microsoft Word',
    ifHeld: 'Legal qualification, Notary commission',
    summary: [
      'who reads to the last page and writes so that others may stop earlier.',
      'Combines legal research, drafting and deadline tracking with confidentiality that needs no reminder, and explains a rule before quoting it.',
    ],
    duties: [
      'Support [number] matters at a time, case management with every step dated.',
      'Prepare drafting of letters and agreements in words that the reader knows.',
      'Review [number] documents a week, document review with findings sorted by weight.',
      'Carry out legal research and state what is settled and what is not.',
      'Track [number] deadlines a month in the calendar, each with a second reminder.',
      'Protect confidentiality on paper, on screen and in the elevator.',
      'Answer [number] requests a week, client communication without Latin.',
      'Observe changes in regulatory compliance and pass on what matters to whom.',
    ],
    earlier: [
      'Opened and closed [number] files a month by the checklist.',
      'Proofread agreements against term sheets and earlier versions.',
      'Scanned and indexed [number] pages a week for later search.',
      'Served the front desk and guarded what was heard there.',
      'Updated [number] registers and lists for contract administration.',
      'Delivered filing to courts and offices on the right day.',
    ],
    letter: {
      opening:
        'Legal work rewards those who check. I bring careful document review, deadline tracking with a second reminder, and drafting that clients understand.',
      proof: 'supported [number] matters at a time and kept files that a colleague could take over without a call.',
    },
  },
  occupations: [
    {
      title: 'Paralegal',
      also: 'legal assistant, litigation paralegal, corporate paralegal, legal clerk, law clerk, legal executive, litigation assistant, legal intern',
      terms:
        'legal research, document review, case preparation, discovery, drafting pleadings, court filings, client interviews, trial exhibits, deadline calendars, citation checking',
      tools: 'Westlaw, case management software, Microsoft Word',
      ifHeld: 'Paralegal certificate, Notary commission',
      summary: [
        'whose files can be picked up by anyone on a Monday morning.',
        'Brings thorough legal research, calm case preparation and court filings on the right day, and asks the attorney the question that saves an afternoon.',
      ],
      duties: [
        'Manage [number] active files, from intake and client interviews to closing.',
        'Write legal research notes with the answer first and the sources behind it.',
        'Review [number] documents a week in discovery and mark what is privileged.',
        'Keep deadline calendars with rules, dates and responsible names.',
        'Prepare [number] court filings a month, complete at the first attempt.',
        'Assist at drafting pleadings and check each fact against the file.',
        'Organize [number] trial exhibits, numbered so that a witness can find them.',
        'Perform citation checking before anything leaves the house.',
      ],
      earlier: [
        'Indexed [number] boxes or folders and found what had been missing.',
        'Summarized statements in chronological order, with page and line.',
        'Served [number] notices a month and kept the proof of service.',
        'Scheduled witnesses, experts and rooms for case preparation.',
        'Typed and corrected [number] dictations a week without delay.',
        'Learned document review under an experienced paralegal.',
      ],
      letter: {
        opening:
          'A file is in order when somebody else can find the answer. I bring patient legal research, careful document review, and deadline calendars that I trust because I check them.',
        proof: 'kept [number] files moving and checked each filing against the rules before it went out.',
      },
    },
    {
      title: 'Lawyer',
      also: 'attorney, solicitor, barrister, legal counsel, corporate counsel, in-house counsel, associate attorney, general counsel, litigation attorney, associate lawyer, corporate lawyer, legal advisor',
      terms:
        'legal advice, contract drafting, negotiation, litigation, legal research, risk assessment, dispute resolution, due diligence, client counseling, court advocacy',
      tools: 'Westlaw, LexisNexis',
      ifHeld: 'Bar admission, Practicing certificate',
      summary: [
        'who gives an answer first and the reasons straight after.',
        'Brings legal advice that can be acted upon, contract drafting in plain clauses, and negotiation that keeps the relationship alive.',
      ],
      duties: [
        'Advise [number] clients a year and say early what a matter will cost.',
        'Write legal advice with one recommendation, its risk and the second choice.',
        'Draft and negotiate [number] agreements a year, contract drafting without clauses nobody needs.',
        'Conduct litigation by a plan that is reviewed at every step.',
        'Lead due diligence on [number] transactions, findings ranked by what they could cost.',
        'Prefer dispute resolution at a table where it serves the client better.',
        'Appear in [number] hearings a year, court advocacy prepared to the last exhibit.',
        'Explain risk assessment to boards and founders without alarm.',
      ],
      earlier: [
        'Researched [number] questions a month, legal research with opposing decisions included.',
        'Reviewed agreements and noted what was missing as well as what was wrong.',
        'Assisted in [number] proceedings from the claim to the settlement.',
        'Summarized files so that partners could advise from one page.',
        'Handled [number] client counseling meetings with notes sent the same day.',
        'Taught colleagues in other departments what to ask before signing.',
      ],
      letter: {
        opening:
          'Clients ask what they should do, and I answer that question. I bring clear legal advice, careful contract drafting, and negotiation with an eye on the years after.',
        proof: 'advised [number] clients and looked for a settlement before a dispute.',
      },
    },
    {
      title: 'Legal Secretary',
      also: 'legal administrative assistant, legal administrator, legal receptionist, docketing clerk, legal office manager',
      terms:
        'legal documents, dictation, court deadlines, calendar management, client reception, billing, file management, correspondence, confidentiality, electronic filing',
      tools: 'Microsoft Word, dictation software, billing software',
      ifHeld: 'Legal secretary diploma',
      summary: [
        'who has the document open before anybody asks.',
        'Keeps court deadlines, calendar management and file management for several lawyers, and treats confidentiality as a habit.',
      ],
      duties: [
        'Support [number] lawyers with calendar management, travel and the order of the day.',
        'Prepare legal documents from drafts and templates, numbering and references checked.',
        'Enter [number] court deadlines a month and confirm each with a second reader.',
        'Submit electronic filing early enough for a second try.',
        'Type [number] pages a week from dictation, ready to sign.',
        'Receive clients with discretion, client reception being the first impression of the firm.',
        'Prepare billing for [number] matters a month with entries that explain themselves.',
        'Maintain file management on paper and screen in the same order.',
      ],
      earlier: [
        'Answered [number] calls a day and wrote messages that could be acted on.',
        'Copied, bound and delivered bundles without a missing page.',
        'Sorted [number] incoming letters a day by matter and date.',
        'Kept correspondence in the tone of each lawyer.',
        'Archived [number] closed files a month by the retention rules.',
        'Guarded confidentiality in the waiting room and on the phone.',
      ],
      letter: {
        opening:
          'Lawyers work well when the papers are right and the day is planned. I bring reliable court deadlines, flawless legal documents, and a calm manner with clients.',
        proof: 'supported [number] lawyers and had their papers ready before they were needed.',
      },
    },
    {
      title: 'Compliance Officer',
      also: 'compliance manager, compliance analyst, compliance specialist, regulatory affairs specialist, data protection officer, privacy officer, aml analyst, ethics officer, regulatory compliance manager',
      terms:
        'compliance monitoring, risk assessment, policy writing, regulatory reporting, compliance training, internal investigations, data protection, anti-money laundering, third-party checks, whistleblowing channels',
      tools: 'governance software, Excel',
      ifHeld: 'CCEP, CAMS',
      summary: [
        'who explains the reason before the rule.',
        'Combines risk assessment, policy writing and compliance training in everyday language, and follows internal investigations fairly to their end.',
      ],
      duties: [
        'Run compliance monitoring over [number] controls a year and report gaps with their owners.',
        'Rewrite rules in policy writing that fits on a page and answers real questions.',
        'Train [number] employees a year, compliance training with cases from their own work.',
        'Lead internal investigations fairly, with both sides heard and findings on paper.',
        'Submit [number] regulatory reporting packages a year on time and traceable.',
        'Carry out risk assessment together with those who sell, buy and build.',
        'Review [number] partners a year in third-party checks before contracts are signed.',
        'Advise on data protection while forms and systems are still being designed.',
      ],
      earlier: [
        'Checked [number] alerts a week under anti-money laundering rules and noted the reasons.',
        'Answered questions on gifts and conflicts the same day.',
        'Updated [number] registers, from processing activities to licenses.',
        'Supported whistleblowing channels with care for those who speak up.',
        'Sampled [number] files a quarter and gave feedback in person.',
        'Followed new rules and summarized what would change for whom.',
      ],
      letter: {
        opening:
          'Rules are kept when people understand them. I bring risk assessment with the business, policy writing on one page, and compliance training with real cases.',
        proof: 'looked after [number] controls and closed gaps together with their owners.',
      },
    },
    {
      title: 'Contract Manager',
      also: 'contract administrator, contracts manager, contract specialist, commercial manager, contract analyst, legal operations manager, licensing manager, contracts administrator',
      terms:
        'contract drafting, contract negotiation, contract lifecycle management, obligation tracking, change requests, claims management, contract templates, renewals, risk clauses, stakeholder alignment',
      tools: 'contract management software, Microsoft Word, Excel',
      ifHeld: 'CCCM certificate',
      summary: [
        'who knows what was agreed and where it is written.',
        'Brings contract drafting with few templates, obligation tracking that warns in time, and contract negotiation in which surprises come out early.',
      ],
      duties: [
        'Manage [number] agreements through contract lifecycle management, from request to archive.',
        'Lead contract negotiation with a list of what may be given and what may not.',
        'Shorten the time to signature by [number] days through contract templates that both sides know.',
        'Explain risk clauses to the business in a sentence and a number.',
        'Watch [number] dates and duties in obligation tracking and remind owners early.',
        'Record change requests with price, date and signature before work begins.',
        'Prepare [number] renewals a quarter with use, price and alternatives on one page.',
        'Bring stakeholder alignment to an end before the other side joins the call.',
      ],
      earlier: [
        'Compared [number] drafts a month against the standard and marked each departure.',
        'Filed signed copies where search could find them.',
        'Reported on [number] open agreements a week by age and owner.',
        'Collected facts and letters for claims management.',
        'Updated [number] records a month with parties, terms and notice periods.',
        'Answered colleagues who asked what a clause means in practice.',
      ],
      letter: {
        opening:
          'Most disputes begin with something nobody wrote down. I bring clear contract drafting, obligation tracking that reminds in time, and negotiation without hidden points.',
        proof: 'managed [number] agreements and reminded owners well before each date.',
      },
    },
  ],
};
