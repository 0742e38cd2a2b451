/** A programme's page: its words name the programme and say the price. */
export type ProgrammePage =
  'company-learning-programs' | 'sales-training-programs' | 'compliance-programs';
