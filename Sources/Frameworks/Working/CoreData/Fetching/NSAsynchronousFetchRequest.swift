// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A fetch whose answer comes later, on the context's queue.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, @unchecked Sendable {
  open private(set) var fetchRequest: NSFetchRequest<ResultType>
  open var estimatedResultCount = 0
  private let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  open var completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)? { completion }

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, completion) = (request, blk)
    super.init()
  }
}

/// What such a fetch gives; nothing before it has ended.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult,
  @unchecked Sendable
{
  open private(set) var fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

/// An answer that comes later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult, @unchecked Sendable {
  open private(set) var managedObjectContext: NSManagedObjectContext
  open internal(set) var operationError: (any Error)?
  open var progress: Progress? { nil }
  var isCancelled = false

  init(_ context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
  }

  open func cancel() { isCancelled = true }
}

/// A request that is answered later.
protocol AsynchronousRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform { [self] in
      guard !result.isCancelled else { return }
      do {
        result.finalResult = try context.fetch(fetchRequest)
      } catch {
        result.operationError = error
      }
      completion?(result)
    }
    return result
  }
}
