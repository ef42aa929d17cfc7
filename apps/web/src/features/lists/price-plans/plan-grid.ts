/** Plans beside each other, as many as there is room for. */
export const planGrid = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]';
