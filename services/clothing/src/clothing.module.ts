import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ArticleReferences } from './articles/article-references';
import { ArticleReturns } from './articles/article-returns.service';
import { Article, ArticleSchema } from './articles/article.schema';
import { ArticlesController } from './articles/articles.controller';
import { ArticlesRepository } from './articles/articles.repository';
import { ArticlesService } from './articles/articles.service';
import { ATTRIBUTE_KINDS } from './attributes/attribute.kinds';
import { attributeSchema } from './attributes/attribute.schema';
import { ATTRIBUTE_CONTROLLERS } from './attributes/attributes.controllers';
import { AttributesRepository } from './attributes/attributes.repository';
import { AttributesService } from './attributes/attributes.service';
import { CategoriesController } from './categories/categories.controller';
import { CategoriesRepository } from './categories/categories.repository';
import { CategoriesService } from './categories/categories.service';
import { Category, CategorySchema } from './categories/category.schema';
import { Loan, LoanSchema } from './loans/loan.schema';
import { LoansRepository } from './loans/loans.repository';
import { LoansService } from './loans/loans.service';
import { NationalNumbers } from './orders/national-number';
import { OrderClosing } from './orders/order-closing.service';
import { OrderPricing } from './orders/order-pricing';
import { OrderReturns } from './orders/order-returns.service';
import { Order, OrderSchema } from './orders/order.schema';
import { OrdersController } from './orders/orders.controller';
import { OrdersRepository } from './orders/orders.repository';
import { OrdersService } from './orders/orders.service';
import { FineSetting, FineSettingSchema } from './settings/fine.schema';
import { FineSettings } from './settings/fine.settings';

@Module({
  imports: [
    MongooseModule.forFeature([
      ...ATTRIBUTE_KINDS.map((kind) => ({ name: kind.name, schema: attributeSchema(kind), collection: kind.name })),
      { name: Article.name, schema: ArticleSchema },
      { name: Category.name, schema: CategorySchema },
      { name: Loan.name, schema: LoanSchema },
      { name: Order.name, schema: OrderSchema },
      { name: FineSetting.name, schema: FineSettingSchema },
    ]),
  ],
  controllers: [...ATTRIBUTE_CONTROLLERS, CategoriesController, ArticlesController, OrdersController],
  providers: [
    AttributesRepository,
    AttributesService,
    CategoriesRepository,
    CategoriesService,
    ArticlesRepository,
    ArticleReferences,
    ArticlesService,
    ArticleReturns,
    LoansRepository,
    LoansService,
    NationalNumbers,
    OrderPricing,
    OrdersRepository,
    OrdersService,
    OrderReturns,
    OrderClosing,
    FineSettings,
  ],
})
export class ClothingModule {}
