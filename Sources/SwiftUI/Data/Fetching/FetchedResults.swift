// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreData

/// What a request of a view has fetched, in its order.
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
  let objects: [Result]
  let watch: FetchWatch<Result>?
  let configuration: FetchRequest<Result>.Configuration

  /// The order; setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.nsSortDescriptors }
    nonmutating set { change { $0.nsSortDescriptors = newValue } }
  }

  /// Which objects are wanted; setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { configuration.nsPredicate }
    nonmutating set { change { $0.nsPredicate = newValue } }
  }

  private func change(_ body: (inout FetchRequest<Result>.Configuration) -> Void) {
    guard let watch else { return }
    var changed = watch.current
    body(&changed)
    watch.change(to: changed)
  }

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order as it was given in Swift; setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.sortDescriptors }
    nonmutating set { change { $0.sortDescriptors = newValue } }
  }
}

extension FetchedResults: @unchecked Sendable {}
