/** Why a picture is rejected. */
export class BadImage extends Error {
  readonly problem: 'image.invalid' | 'image.pixels'
  constructor(problem: BadImage['problem']) {
    super(problem)
    this.problem = problem
  }
}
