// Apart from the routes: what an admin's pages are made of is a long list, which a seller's browser need not carry.

export const categoriesPage = () => import('../features/lists/categories/categories-page.tsx');
export const classEditorPage = () => import('../features/fee-tables/editor/class-editor-page.tsx');
export const classificationPage = () => import('../features/fee-tables/classes/classification-page.tsx');
export const comparePage = () => import('../features/fee-tables/compare/compare-page.tsx');
export const dashboardPage = () => import('../features/dashboard/dashboard-page.tsx');
export const familiesPage = () => import('../features/lists/families/families-page.tsx');
export const feeTablesPage = () => import('../features/fee-tables/list/fee-tables-page.tsx');
export const generalFactorsPage = () => import('../features/lists/range-factors/general-factors-page.tsx');
export const historyPage = () => import('../features/history/history-page.tsx');
export const pricePlansPage = () => import('../features/lists/price-plans/price-plans-page.tsx');
export const productFactorsPage = () => import('../features/lists/range-factors/product-factors-page.tsx');
export const productPage = () => import('../features/products/product-page.tsx');
export const productsPage = () => import('../features/products/products-page.tsx');
export const storesPage = () => import('../features/lists/stores/stores-page.tsx');
export const subFamiliesPage = () => import('../features/lists/sub-families/sub-families-page.tsx');
export const typesPage = () => import('../features/lists/types/types-page.tsx');
export const usersPage = () => import('../features/users/users-page.tsx');
export const versionPage = () => import('../features/fee-tables/version/version-page.tsx');
