import type { StaffId } from '@shortlist/contracts/admin/staff';

/** Agents that answer tasks, which excludes the coordinator. */
export type AgentId = Exclude<StaffId, 'coordinator'>;

/**
 * Keywords in six languages that identify the agent for a task. They match at the start of a word or, in Chinese,
 * Japanese and Korean script, anywhere.
 */
const keywordsByAgent: Record<AgentId, string> = {
  'customer-success': `customer client user refund complain unsubscrib reply support inquir ticket onboard churn satisf
    usuario reembols queja soporte consulta rembours plainte utilisateur assistance réclamation
    kund beschwer rückerstatt rückzahl anfrage nutzer 顧客 お客 返金 苦情 問い合わせ サポート 고객 환불 불만 문의 지원`,
  marketing: `market seo campaign advert blog newsletter headline landing social keyword growth brand audience slogan
    campaña anuncio crecimiento titular campagne publicité croissance référencement
    werb kampagne wachstum suchmaschin anzeige überschrift マーケティング 広告 集客 キャンペーン ブログ 検索順位 記事 마케팅 광고 캠페인 블로그 검색 성장 홍보`,
  developer: `bug error code deploy api server databas latenc slow crash test secur performan migrat timeout endpoint typescript
    fallo código servidor lento erreur serveur lent panne fehler langsam absturz sicherheit datenbank
    エラー 不具合 コード サーバー データベース 遅い 障害 セキュリティ 개발 오류 버그 코드 서버 데이터베이스 느린 느려 장애 보안`,
  'business-ops': `cost budget price pricing revenue margin profit strateg forecast spend expens invoice hire conver kpi roadmap
    coste precio ingreso presupuesto gasto estrategia coût prix budget chiffre dépens marge stratég
    kosten preis umsatz gewinn ausgab strategie planung rechnung 費用 予算 価格 売上 利益 戦略 コスト 料金 비용 예산 가격 매출 이익 전략 수익`,
  admin: `remind schedul agenda meeting summar organi todo checklist note inbox today priorit draft
    recordatorio agenda reunión resumen organiza pendient rappel réunion résum organis priorité
    erinner termin besprechung zusammenfass ordne aufgabenliste heute 予定 会議 要約 整理 メモ 今日 優先 일정 회의 요약 정리 메모 오늘 우선`,
};
const keywordLists = Object.entries(keywordsByAgent).map(
  ([agentId, text]) => [agentId as AgentId, text.split(/\s+/)] as const,
);
const hasWordSpaces = (keyword: string) => !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(keyword);

export function findAgentForTask(task: string): AgentId | undefined {
  const normalizedTask = task.normalize('NFKC').toLowerCase();
  const words = normalizedTask.match(/[\p{L}\p{N}]+/gu) ?? [];
  const countMatches = (keyword: string) =>
    hasWordSpaces(keyword)
      ? words.filter((word) => word.startsWith(keyword)).length
      : normalizedTask.split(keyword).length - 1;
  const [bestMatch, nextMatch] = keywordLists
    .map(([agentId, keywords]) => ({
      agentId,
      count: keywords.reduce((sum, keyword) => sum + countMatches(keyword), 0),
    }))
    .sort((a, b) => b.count - a.count);
  return bestMatch && bestMatch.count > (nextMatch?.count ?? 0) ? bestMatch.agentId : undefined;
}
