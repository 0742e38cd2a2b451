/** Working hours in a day and days in a week, as the page's figures count them. */
export const hoursPerDay = 8;
export const daysPerWeek = 5;
