// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import OpenCombine

extension Publishers {
  /// Publishes the latest values of two publishers whenever one of them publishes, once each has.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = CombineLatestInner(subscriber, count: 2)
      let latestA = CombineLatestInner<S>.Latest<A.Output>()
      let latestB = CombineLatestInner<S>.Latest<B.Output>()
      inner.combine {
        guard let a = latestA.value, let b = latestB.value else { return nil }
        return (a, b)
      }
      a.subscribe(inner.side(0, latestA))
      b.subscribe(inner.side(1, latestB))
      inner.begin()
    }
  }

  /// Publishes the latest values of three publishers whenever one of them publishes, once each has.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = CombineLatestInner(subscriber, count: 3)
      let latestA = CombineLatestInner<S>.Latest<A.Output>()
      let latestB = CombineLatestInner<S>.Latest<B.Output>()
      let latestC = CombineLatestInner<S>.Latest<C.Output>()
      inner.combine {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value else { return nil }
        return (a, b, c)
      }
      a.subscribe(inner.side(0, latestA))
      b.subscribe(inner.side(1, latestB))
      c.subscribe(inner.side(2, latestC))
      inner.begin()
    }
  }

  /// Publishes the latest values of four publishers whenever one of them publishes, once each has.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == B.Failure, D.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = CombineLatestInner(subscriber, count: 4)
      let latestA = CombineLatestInner<S>.Latest<A.Output>()
      let latestB = CombineLatestInner<S>.Latest<B.Output>()
      let latestC = CombineLatestInner<S>.Latest<C.Output>()
      let latestD = CombineLatestInner<S>.Latest<D.Output>()
      inner.combine {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value, let d = latestD.value else {
          return nil
        }
        return (a, b, c, d)
      }
      a.subscribe(inner.side(0, latestA))
      b.subscribe(inner.side(1, latestB))
      c.subscribe(inner.side(2, latestC))
      d.subscribe(inner.side(3, latestD))
      inner.begin()
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes a tuple of the latest values whenever one of two publishers publishes, once each has.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what a closure makes of the latest values whenever one of two publishers publishes, once each has.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Publishes a tuple of the latest values whenever one of three publishers publishes, once each has.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what a closure makes of the latest values whenever one of three publishers publishes, once each has.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes a tuple of the latest values whenever one of four publishers publishes, once each has.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what a closure makes of the latest values whenever one of four publishers publishes, once each has.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
