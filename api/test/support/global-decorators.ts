// As at each entry of the product: needed before any module with decorators.
import 'reflect-metadata';
