// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct SuperBlockRuleTests {
  @Test func closuresGivenToTheSuperclassAreTheOptionalThatItTakes() {
    expect(
      """
      class List: UICollectionView {
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
          super.performBatchUpdates({ updates?(); count += 1 }, completion: completion)
          super.performBatchUpdates {
            count += 1
          } completion: { _ in }
          super.performBatchUpdates() { [weak self] in self?.count += 1 }
          super.performBatchUpdates(updates) { _ in }
          super.performBatchUpdates(nil, completion: nil)
          other.performBatchUpdates { count += 1 }
        }
      }

      """,
      becomes: """
        class List: UICollectionView {
          override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            super.performBatchUpdates({ [self] in updates?(); count += 1 } as (() -> Void)?, completion: completion)
            super.performBatchUpdates ({ [self] in
              count += 1
            } as (() -> Void)?)             { _ in }
            super.performBatchUpdates   ({ [weak self] in self?.count += 1 } as (() -> Void)?)
            super.performBatchUpdates(updates as (() -> Void)?) { _ in }
            super.performBatchUpdates(nil, completion: nil)
            other.performBatchUpdates { count += 1 }
          }
        }

        """)
  }
}
