// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

extension NSItemProvider {
  /// Offers the forms of a value, which is made when one is asked for.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    for form in T.forms {
      guard let write = form.write else { continue }
      registerDataRepresentation(forTypeIdentifier: form.contentType.identifier, visibility: .all) { completion in
        nonisolated(unsafe) let completion = completion
        Task {
          do { completion(try await write(transferable()), nil) } catch { completion(nil, error) }
        }
        return nil
      }
    }
  }

  /// Makes a value of the first form that is offered and that its type takes.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    for form in T.forms {
      guard let make = form.make,
        let identifier = registeredTypeIdentifiers.first(where: {
          UTType($0)?.conforms(to: form.contentType) ?? ($0 == form.contentType.identifier)
        })
      else { continue }
      return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        guard let data else {
          return completionHandler(
            .failure(error ?? TransferError(contentType: form.contentType, type: T.self)))
        }
        Task {
          do { completionHandler(.success(try await make(data))) } catch { completionHandler(.failure(error)) }
        }
      }
    }
    completionHandler(.failure(TransferError(contentType: nil, type: T.self)))
    return Progress(totalUnitCount: 1)
  }
}
